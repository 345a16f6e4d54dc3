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
  isInputValid,
  isSameAction,
  type PendingCounts,
  pagesOf,
  queuesOf,
  requiredInput,
} from './deskPage.rules.ts';

export interface DeskPageInput {
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
export const actionRequestOf = (context: DeskPageContext): ActionRequest => ({
  action: context.action ?? { what: 'prove' },
  input: context.typed.trim(),
  language: context.requestLanguage,
  idempotencyKey: idempotencyKeyOf(context),
});

/** Setup of the desk-page machine. */
export const deskPageSetup = setup({
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
