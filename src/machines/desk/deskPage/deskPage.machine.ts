import { assign, sendParent, setup } from 'xstate';
import { deskContract } from '../../api/contract/desk.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../money/idempotency.ts';
import type { EventsOf } from '../support/events.ts';
import { isPageOf } from '../support/paging.ts';
import { unwiredCall, unwiredPromise } from '../support/unwired.ts';
import type { DeskAction, DeskActionPage, DeskQueue, deskPageEvents } from './deskPage.events.ts';
import {
  actionsOf,
  canEdit,
  type DeskLocation,
  type DeskPageContext,
  type DeskPart,
  doneBy,
  initialLocation,
  isInputValid,
  isSameAction,
  type PendingCounts,
  pagesOf,
  queuesOf,
  requiredInput,
} from './deskPage.rules.ts';

interface DeskPageInput {
  readonly language: LanguageCode;
  readonly keySeed: string;
  readonly page: DeskActionPage;
  readonly mayAct: boolean;
  readonly operator: string;
}

/** Sent to the desk after each refresh: the number of open items. */
export interface DeskCounted {
  readonly type: 'desk.counted';
  readonly waiting: PendingCounts;
}

/** Sent to the desk: something to write for players. */
export interface DeskEdit {
  readonly type: 'desk.edit';
  readonly subject: 'promotion' | 'news';
  /** Null for a new one. */
  readonly id: string | null;
  readonly isCopy: boolean;
}

/** The request. */
export interface ActionRequest {
  readonly action: DeskAction;
  /** The reason, the amount, or the minutes of a maintenance. */
  readonly input: string;
  readonly language: LanguageCode;
  readonly idempotencyKey: string;
}

/** What a action carries; its key stays until there is an answer. */
const actionRequestOf = (context: DeskPageContext): ActionRequest => ({
  action: context.action ?? { what: 'prove' },
  input: context.typed.trim(),
  language: context.requestLanguage,
  idempotencyKey: idempotencyKeyOf(context),
});

/** Setup of the desk-page machine. */
const deskPageSetup = setup({
  types: {
    context: {} as DeskPageContext,
    input: {} as DeskPageInput,
    events: {} as EventsOf<typeof deskPageEvents>,
    tags: {} as 'busy',
  },
  actors: {
    readPart: unwiredPromise<
      { readonly part: DeskPart; readonly waiting: PendingCounts },
      { readonly place: DeskLocation; readonly language: LanguageCode }
    >('deskPage.readPart'),
    sendAction: unwiredCall<void, ActionRequest>('deskPage.sendDeed', deskContract.approve),
  },
  actions: {
    keepPart: assign((_, { part }: { part: DeskPart }) => ({ part })),
    tellCounted: sendParent(
      (_, { waiting }: { waiting: PendingCounts }) => ({ type: 'desk.counted', waiting }) satisfies DeskCounted,
    ),
    tellEdit: sendParent(
      ({ context: { location } }, { id, isCopy }: { id: string | null; isCopy: boolean }) =>
        ({
          type: 'desk.edit',
          subject: location.page === 'news' ? 'news' : 'promotion',
          id,
          isCopy,
        }) satisfies DeskEdit,
    ),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetNotice: assign({ notice: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    chooseQueue: assign(({ context: { location } }, params: { queue: DeskQueue }) => ({
      location: { ...location, queue: params.queue, number: 1 },
      part: null,
      notice: null,
    })),
    setPage: assign(({ context: { location } }, params: { number: number }) => ({
      location: { ...location, number: params.number },
      notice: null,
    })),
    openOne: assign(({ context: { location } }, params: { id: string }) => ({
      location: { ...location, id: params.id },
      part: null,
      notice: null,
    })),
    goBack: assign(({ context: { location } }) => ({ location: { ...location, id: null }, part: null, notice: null })),
    keepAction: assign((_, params: { action: DeskAction }) => ({
      action: params.action,
      typed: '',
      tried: false,
      failure: null,
      notice: null,
    })),
    clearAction: assign({ action: null, typed: '', tried: false, failure: null }),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    keepRequestLanguage: assign(({ context }) => ({ requestLanguage: context.language })),
    markTried: assign({ tried: true, failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    sayDone: assign(({ context }) => ({ notice: doneBy(context) })),
    sayChanged: assign({ notice: 'changed' as const }),
  },
  guards: {
    isOtherQueue: ({ context: { location } }, { queue }: { queue: DeskQueue }) =>
      location.id === null && queue !== location.queue && queuesOf(location.page).includes(queue),
    isOtherPage: ({ context: { location, part } }, { number }: { number: number }) =>
      number !== location.number && isPageOf(pagesOf(part), number),
    isListed: ({ context: { part } }, params: { id: string }) =>
      (part?.kind === 'withdrawals' || part?.kind === 'promotionClaims' || part?.kind === 'tickets') &&
      part.list.some(({ id }) => id === params.id),
    canEdit: ({ context }, { id }: { id: string | null }) => canEdit(context, id),
    isOpened: ({ context: { location } }) => location.id !== null,
    isOffered: ({ context }, { action }: { action: DeskAction }) =>
      actionsOf(context).some((other) => isSameAction(action, other)),
    /** Moves nothing, so it needs no confirmation. */
    isBooksCheck: ({ context: { part } }, { action }: { action: DeskAction }) =>
      action.what === 'prove' && part?.kind === 'books',
    requiresInput: ({ context: { action } }) => requiredInput(action) !== null,
    isValid: ({ context }) => isInputValid(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
    isChanged: (_, params: { error: unknown }) =>
      (['STATUS_CHANGED', 'NOT_FOUND'] as const).some((code) => isRefusal(failureOf(params.error), code)),
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const keepFailure = { type: 'keepFailure', params: errorOf } as const;

const keepLanguage = { type: 'keepLanguage', params: payload<{ readonly language: LanguageCode }> } as const;

/**
 * A page of the operator's desk: what there is, and what is done about it. Each action that moves something is asked for
 * once more, is done once under its key, and is followed by a look at what is there now; where somebody else was sooner
 * it says so.
 */
export const deskPageMachine = deskPageSetup.createMachine({
  id: 'deskPage',
  context: ({ input: { page, ...input } }) => ({
    ...input,
    keyIndex: 0,
    location: initialLocation(page),
    part: null,
    action: null,
    typed: '',
    tried: false,
    requestLanguage: input.language,
    failure: null,
    notice: null,
  }),
  initial: 'reading',
  on: { 'page.language': { actions: keepLanguage } },
  states: {
    reading: {
      description: 'Loading the page; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'readPart',
        src: 'readPart',
        input: ({ context: { location: place, language } }) => ({ place, language }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepPart', params: ({ event }) => event.output },
            { type: 'tellCounted', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'failed', actions: keepFailure },
      },
      on: { 'page.language': { target: 'reading', reenter: true, actions: keepLanguage } },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: {
        'deskPage.retry': { target: 'reading', actions: 'forgetFailure' },
        'deskPage.back': { guard: 'isOpened', target: 'reading', actions: ['goBack', 'forgetFailure'] },
      },
    },
    shown: {
      description: 'Shows the page and its actions.',
      on: {
        'page.language': { target: 'reading', actions: keepLanguage },
        'deskPage.refresh': { target: 'reading', actions: 'forgetNotice' },
        'deskPage.choose': {
          guard: { type: 'isOtherQueue', params: payload },
          target: 'reading',
          actions: { type: 'chooseQueue', params: payload },
        },
        'deskPage.page': {
          guard: { type: 'isOtherPage', params: payload },
          target: 'reading',
          actions: { type: 'setPage', params: payload },
        },
        'deskPage.open': {
          guard: { type: 'isListed', params: payload },
          target: 'reading',
          actions: { type: 'openOne', params: payload },
        },
        'deskPage.back': { guard: 'isOpened', target: 'reading', actions: 'goBack' },
        'deskPage.edit': {
          guard: { type: 'canEdit', params: payload },
          actions: { type: 'tellEdit', params: payload },
        },
        'deskPage.startAction': [
          {
            guard: { type: 'isBooksCheck', params: payload },
            target: 'doing',
            actions: [{ type: 'keepAction', params: payload }, 'keepRequestLanguage'],
          },
          {
            guard: { type: 'isOffered', params: payload },
            target: 'confirming',
            actions: { type: 'keepAction', params: payload },
          },
        ],
      },
    },
    confirming: {
      description: 'Asks for confirmation, with a reason where required.',
      on: {
        'deskPage.type': { guard: 'requiresInput', actions: { type: 'keepTyped', params: payload } },
        'deskPage.confirm': [
          { guard: 'isValid', target: 'doing', actions: ['markTried', 'keepRequestLanguage'] },
          { actions: 'markTried' },
        ],
        'deskPage.cancel': { target: 'shown', actions: 'clearAction' },
      },
    },
    doing: {
      description: 'The action is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'sendAction',
        src: 'sendAction',
        input: ({ context }) => actionRequestOf(context),
        onDone: { target: 'reading', actions: ['rotateKey', 'sayDone', 'clearAction'] },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: keepFailure },
          {
            description: 'Another operator was first; refreshes and says so.',
            guard: { type: 'isChanged', params: errorOf },
            target: 'reading',
            actions: ['rotateKey', 'clearAction', 'sayChanged'],
          },
          { target: 'confirming', actions: [keepFailure, 'rotateKey'] },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'deskPage.resend': { target: 'doing', actions: 'forgetFailure' },
        'deskPage.checkStatus': { target: 'reading', actions: ['clearAction', 'rotateKey'] },
      },
    },
  },
});
