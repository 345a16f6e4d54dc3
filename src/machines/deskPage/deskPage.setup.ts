import { assign, sendParent, setup } from 'xstate';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import { intentKey, isUnsure } from '../money/intent.ts';
import type { EventsOf } from '../support/events.ts';
import { isPageOf } from '../support/paging.ts';
import { unwiredPromise } from '../support/unwired.ts';
import type { Deed, DeskPageName, DeskQueue, deskPageEvents } from './deskPage.events.ts';
import {
  type DeskPageContext,
  type DeskPart,
  type DeskPlace,
  deedsOf,
  isSameDeed,
  isWordSound,
  pagesOf,
  queuesOf,
  type Waiting,
  wordOf,
} from './deskPage.rules.ts';

export interface DeskPageInput {
  readonly language: LanguageCode;
  readonly keySeed: string;
  readonly page: DeskPageName;
  readonly mayAct: boolean;
  readonly operator: string;
}

/** What a page tells the desk each time it has looked: how much waits now. */
export interface DeskCounted {
  readonly type: 'desk.counted';
  readonly waiting: Waiting;
}

/** What is sent to be done. */
export interface DeedSent {
  readonly deed: Deed;
  /** The reason, or the minutes of a maintenance. */
  readonly word: string;
  readonly language: LanguageCode;
  readonly idempotencyKey: string;
}

/** What a deed carries; its key stays until there is an answer. */
export const sentOf = (context: DeskPageContext): DeedSent => ({
  deed: context.deed ?? { what: 'prove' },
  word: context.typed.trim(),
  language: context.language,
  idempotencyKey: intentKey(context),
});

/** What the chart of a page of the desk is made of. */
export const deskPageSetup = setup({
  types: {
    context: {} as DeskPageContext,
    input: {} as DeskPageInput,
    events: {} as EventsOf<typeof deskPageEvents>,
    tags: {} as 'busy',
  },
  actors: {
    readPart: unwiredPromise<
      { readonly part: DeskPart; readonly waiting: Waiting },
      { readonly place: DeskPlace; readonly language: LanguageCode }
    >('deskPage.readPart'),
    sendDeed: unwiredPromise<void, DeedSent>('deskPage.sendDeed'),
  },
  actions: {
    keepPart: assign((_, { part }: { part: DeskPart }) => ({ part })),
    tellCounted: sendParent(
      (_, { waiting }: { waiting: Waiting }) => ({ type: 'desk.counted', waiting }) satisfies DeskCounted,
    ),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetNotice: assign({ notice: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    chooseQueue: assign(({ context: { place } }, params: { queue: DeskQueue }) => ({
      place: { ...place, queue: params.queue, number: 1 },
      part: null,
      notice: null,
    })),
    turn: assign(({ context: { place } }, params: { number: number }) => ({
      place: { ...place, number: params.number },
      notice: null,
    })),
    openOne: assign(({ context: { place } }, params: { id: string }) => ({
      place: { ...place, id: params.id },
      part: null,
      notice: null,
    })),
    goBack: assign(({ context: { place } }) => ({ place: { ...place, id: null }, part: null, notice: null })),
    keepDeed: assign((_, params: { deed: Deed }) => ({
      deed: params.deed,
      typed: '',
      tried: false,
      failure: null,
      notice: null,
    })),
    forgetDeed: assign({ deed: null, typed: '', tried: false, failure: null }),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    /** The answer has come: what is meant next is something else. */
    settle: assign(({ context }) => ({ settled: context.settled + 1 })),
    sayDone: assign({ notice: 'done' as const }),
    sayChanged: assign({ notice: 'changed' as const }),
  },
  guards: {
    isOtherQueue: ({ context: { place } }, { queue }: { queue: DeskQueue }) =>
      place.id === null && queue !== place.queue && queuesOf(place.page).includes(queue),
    isOtherPage: ({ context: { place, part } }, { number }: { number: number }) =>
      number !== place.number && isPageOf(pagesOf(part), number),
    isListed: ({ context: { part } }, params: { id: string }) =>
      part?.kind === 'withdrawals' && part.list.some(({ id }) => id === params.id),
    isOpened: ({ context: { place } }) => place.id !== null,
    isOffered: ({ context }, { deed }: { deed: Deed }) => deedsOf(context).some((other) => isSameDeed(deed, other)),
    /** It moves nothing, so nobody is asked twice. */
    isLook: ({ context: { part } }, { deed }: { deed: Deed }) => deed.what === 'prove' && part?.kind === 'books',
    takesWord: ({ context: { deed } }) => wordOf(deed) !== null,
    isSound: ({ context }) => isWordSound(context),
    isUnsure: (_, params: { error: unknown }) => isUnsure(failureOf(params.error)),
    isChanged: (_, params: { error: unknown }) =>
      (['STATUS_CHANGED', 'NOT_FOUND'] as const).some((code) => isRefusal(failureOf(params.error), code)),
  },
});
