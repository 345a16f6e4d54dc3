import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { MatchView, SlipKind, SlipRequest, SlipView, SportId, SportsState } from '../../sports/views.ts';
import { failureOf } from '../shell/failure.ts';
import * as book from './bookChanges.ts';
import * as slip from './slipChanges.ts';
import { problemOf, toAccept } from './slipProblem.ts';
import type { Accept, SlipPick } from './slipRules.ts';
import type {
  CashedAnswer,
  CashOutInput,
  Column,
  Panel,
  PlacedAnswer,
  SportsContext,
  SportsEvent,
  SportsInput,
  Tab,
} from './sportsContext.ts';

const unwired = <O, I = void>(name: string) =>
  fromPromise<O, I>(() => Promise.reject(new Error(`${name} is not wired`)));

const MOST_PICKS = 12;
export const LISTED_AT_ONCE = 40;
type Failed = { error: unknown };

export const sportsSetup = setup({
  types: { context: {} as SportsContext, events: {} as SportsEvent, input: {} as SportsInput },
  actors: {
    openGame: unwired<SportsState>('openGame'),
    readBook: unwired<SportsState>('readBook'),
    followBook: fromCallback<SportsEvent>(() => undefined),
    /** Whole matches; null for those that the provider does not have. */
    readMatches: unwired<Readonly<Record<string, MatchView | null>>, readonly string[]>('readMatches'),
    placeSlip: unwired<PlacedAnswer, SlipRequest>('placeSlip'),
    cashOut: unwired<CashedAnswer, CashOutInput>('cashOut'),
    readOlder: unwired<readonly SlipView[], number>('readOlder'),
  },
  delays: {
    /** Until a lost line is tried again. */
    retryLine: 2_000,
    /** Between two readings of matches that the list does not hold whole. */
    detailRest: 2_000,
    second: 1_000,
  },
  actions: {
    keepState: assign(({ context }, params: { state: SportsState }) => book.keepState(context, params)),
    restore: assign(({ context: { stored } }, { state }: { state: SportsState }) => book.restore(stored, state)),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    loseLine: assign({ lineIsLost: true }),
    tick: assign(({ context: { deviceNow, ahead } }) => ({ now: deviceNow() + ahead })),
    setHeld: assign((_, { held }: { held: boolean }) => ({ held })),

    filter: assign((_, { sport, league }: { sport: SportId | null; league: string | null }) => ({
      ...{ sport, league, open: null, listed: LISTED_AT_ONCE },
    })),
    setTab: assign((_, { tab }: { tab: Tab }) => ({ tab, open: null, listed: LISTED_AT_ONCE })),
    setColumn: assign((_, { column }: { column: Column }) => ({ column })),
    listMore: assign(({ context: { listed } }) => ({ listed: listed + LISTED_AT_ONCE })),
    openMatch: assign((_, { match }: { match: string }) => ({ open: match })),
    closeMatch: assign({ open: null }),
    keepMatches: assign(({ context }, params: { matches: Readonly<Record<string, MatchView | null>> }) =>
      book.keepMatches(context, params),
    ),
    showPanel: assign((_, { panel }: { panel: Panel }) => ({ panel })),

    togglePick: assign(({ context }, params: { pick: SlipPick }) => slip.togglePick(context, params)),
    noticeFull: assign({ notice: { about: 'full' } as const }),
    removePick: assign(({ context }, params: { selection: string }) => slip.removePick(context, params)),
    clearSlip: assign({ picks: [], notice: null }),
    setKind: assign((_, { kind }: { kind: SlipKind }) => ({ kind, notice: null })),
    setStake: assign((_, { stake }: { stake: string }) => ({ stake, notice: null })),
    setAccept: assign((_, { accept }: { accept: Accept }) => ({ accept })),
    startPlacing: assign(({ context }, params: { requestId: string; accepts: boolean }) =>
      slip.startPlacing(context, params),
    ),
    keepPlaced: assign(({ context }, answer: PlacedAnswer) => slip.keepPlaced(context, answer)),
    keepRefusal: assign(({ context }, failed: Failed) => slip.keepRefusal(context, failed)),

    askCashOut: assign((_, { slip: id, offer }: { slip: string; offer: number }) => ({
      cashing: { slip: id, requestId: '', offer },
      betsNotice: null,
    })),
    startCashOut: assign(({ context: { cashing } }, { requestId, offer }: { requestId: string; offer: number }) => ({
      cashing: cashing && { ...cashing, requestId, offer },
      betsNotice: null,
    })),
    dropCashOut: assign({ cashing: null, betsNotice: null }),
    keepCashedOut: assign(({ context }, answer: CashedAnswer) => book.keepCashedOut(context, answer)),
    keepOffer: assign(({ context }, failed: Failed) => book.keepOffer(context, failed)),
    noticeBets: assign(({ context }, failed: Failed) => book.noticeBets(context, failed)),
    keepOlder: assign(({ context }, params: { slips: readonly SlipView[] }) => book.keepOlder(context, params)),
    /** To the site; implemented in `main.ts`. */
    tellReady: () => {},
    tellFailed: () => {},
    tellLost: () => {},
    tellBack: () => {},
  },
  guards: {
    hasRoom: ({ context: { picks } }, { pick }: { pick: SlipPick }) =>
      picks.length < MOST_PICKS || picks.some(({ selection }) => selection === pick.selection),
    /** Odds that have moved are taken only by a player who has been shown them. */
    canPlace: ({ context }, { accepts }: { accepts: boolean }) =>
      problemOf(context) === null && (accepts || toAccept(context).length === 0),
    canCashOut: ({ context: { lineIsLost } }) => !lineIsLost,
    wantsMatches: ({ context }) => book.wantedMatches(context).length > 0,
    canReadOlder: ({ context: { hasOlder, lineIsLost } }) => hasOlder && !lineIsLost,
    isLost: (_, { error }: Failed) => failureOf(error).kind === 'lost',
    isOfferChanged: (_, { error }: Failed) => failureOf(error).code === 'OFFER_CHANGED',
  },
});
