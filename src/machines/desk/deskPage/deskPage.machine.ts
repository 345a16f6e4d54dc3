import { assign, sendParent, setup } from 'xstate';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { failureOf, isRefusal } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import { isPageOf } from '../../support/paging.ts';
import { unwiredCall, unwiredPromise } from '../../support/unwired.ts';
import type { DeskAction, deskPageEvents } from './deskPage.events.ts';
import {
  actionsOf,
  actOf,
  canEdit,
  canOpen,
  type DeskLocation,
  type DeskPageContext,
  type DeskPart,
  doneBy,
  initialLocation,
  isInputValid,
  isSameAction,
  itemOf,
  pagesOf,
  queuesOf,
  requiredInput,
  searchLengthOf,
} from './deskPage.rules.ts';
import { type DeskAct, type DeskFilter, type DeskPageName, type QueueName, queueNames, queueOf } from './deskQueues.ts';
import type { PendingCounts } from './queue.ts';

interface DeskPageInput {
  readonly language: LanguageCode;
  readonly keySeed: string;
  readonly page: QueueName;
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

/** Sent to the desk: another page of it. */
interface DeskGoTo {
  readonly type: 'desk.goTo';
  readonly page: DeskPageName;
}

/** A confirmed action; its key stays until there is an answer. */
export interface ActionRequest {
  readonly page: QueueName;
  readonly what: DeskAct;
  readonly request: unknown;
  readonly idempotencyKey: string;
}

const actionRequestOf = (context: DeskPageContext): ActionRequest => ({
  page: context.location.page,
  what: context.action?.what ?? 'prove',
  request: context.request,
  idempotencyKey: idempotencyKeyOf(context),
});

const acts = queueNames.flatMap((page) => Object.values(queueOf(page).acts));

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
    sendAction: unwiredCall<void, ActionRequest>(
      'deskPage.sendAction',
      ...new Set(acts.map(({ endpoint }) => endpoint)),
    ),
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
          subject: queueOf(location.page).edits ?? 'promotion',
          id,
          isCopy,
        }) satisfies DeskEdit,
    ),
    tellGoTo: sendParent((_, { page }: { page: DeskPageName }) => ({ type: 'desk.goTo', page }) satisfies DeskGoTo),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetNotice: assign({ notice: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    chooseQueue: assign(({ context: { location } }, params: { queue: DeskFilter }) => ({
      location: { ...location, queue: params.queue, number: 1 },
      part: null,
      notice: null,
    })),
    keepWritten: assign((_, params: { value: string }) => ({ written: params.value })),
    search: assign(({ context: { location, written } }) => ({
      location: { ...location, search: written.trim(), number: 1 },
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
    keepRequest: assign(({ context }) => ({
      request: actOf(context)?.request({
        id: context.action?.id ?? '',
        item: itemOf(context) as never,
        language: context.language,
        text: context.typed.trim(),
      }),
    })),
    markTried: assign({ tried: true, failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    sayDone: assign(({ context }) => ({ notice: doneBy(context) })),
    sayChanged: assign({ notice: 'changed' as const }),
  },
  guards: {
    isOtherQueue: ({ context: { location } }, { queue }: { queue: DeskFilter }) =>
      location.id === null && queue !== location.queue && queuesOf(location.page).includes(queue),
    isOtherPage: ({ context: { location, part } }, { number }: { number: number }) =>
      number !== location.number && isPageOf(pagesOf(part), number),
    hasSearch: ({ context: { location } }, { value }: { value: string }) =>
      location.id === null && value.length <= searchLengthOf(location.page),
    isOtherSearch: ({ context: { location, written } }) => location.id === null && written.trim() !== location.search,
    isListed: ({ context }, { id }: { id: string }) => canOpen(context, id),
    canEdit: ({ context }, { id }: { id: string | null }) => canEdit(context, id),
    /** Its items are done on other pages. */
    leadsOn: ({ context: { part } }) => part?.of === 'setup',
    isOpened: ({ context: { location } }) => location.id !== null,
    isOffered: ({ context }, { action }: { action: DeskAction }) =>
      actionsOf(context).some((other) => isSameAction(action, other)),
    /** Moves nothing, so it needs no confirmation. */
    isHarmless: ({ context: { part } }, { action }: { action: DeskAction }) =>
      actOf({ part, action })?.harmless === true,
    requiresInput: ({ context }) => requiredInput(context) !== null,
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
    written: '',
    part: null,
    action: null,
    typed: '',
    tried: false,
    request: null,
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
        'deskPage.write': {
          guard: { type: 'hasSearch', params: payload },
          actions: { type: 'keepWritten', params: payload },
        },
        'deskPage.search': { guard: 'isOtherSearch', target: 'reading', actions: 'search' },
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
        'deskPage.goTo': { guard: 'leadsOn', actions: { type: 'tellGoTo', params: payload } },
        'deskPage.startAction': [
          {
            guard: { type: 'isHarmless', params: payload },
            target: 'doing',
            actions: [{ type: 'keepAction', params: payload }, 'keepRequest'],
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
          { guard: 'isValid', target: 'doing', actions: ['markTried', 'keepRequest'] },
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
