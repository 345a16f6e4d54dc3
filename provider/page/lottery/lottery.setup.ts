import { assign, fromPromise, setup } from 'xstate';
import type { Marks } from '../../engines/lottery/lotteryGame.ts';
import type { SlipEntry } from '../../engines/lottery/lotteryRules.ts';
import type { LotteryState, TicketState } from '../../lottery/lotteryView.ts';
import { type Failure, failureOf } from '../shell/failure.ts';
import { timesOf } from './plan.ts';

export interface SlipInput {
  readonly requestId: string;
  readonly issue: string;
  /** One an issue in a row: so many times the slip. */
  readonly times: readonly number[];
  /** Later tickets are taken back once one has won. */
  readonly stopsOnWin: boolean;
  /** Of the slip once, 1/10,000 P. */
  readonly stake: number;
  readonly slip: { readonly entries: readonly SlipEntry[] };
}
export interface BoughtAnswer {
  readonly tickets: readonly TicketState[];
  readonly state: LotteryState;
}

export type LotteryNotice =
  | { readonly about: 'bought'; readonly issues: readonly string[]; readonly refused: number }
  | { readonly about: 'refused'; readonly code: string };

export interface LotteryContext {
  /** Null until the session is open. */
  readonly state: LotteryState | null;
  /** The provider's clock, ms. */
  readonly now: number;
  /** How far the provider's clock is ahead of this device's, ms. */
  readonly ahead: number;
  /** Bet type that is marked. */
  readonly bet: string;
  readonly marks: Marks;
  /** Stake of a line, 1/10,000 P. */
  readonly unit: number;
  readonly entries: readonly SlipEntry[];
  /** Issues in a row. */
  readonly issues: number;
  /** Each issue is bet twice as much as the one before it. */
  readonly doubles: boolean;
  readonly stopsOnWin: boolean;
  /** Newest result when the page was opened; a later one is news. Null until then. */
  readonly firstResult: string | null;
  /** Whether the slip is unfolded on a phone. */
  readonly slipIsOpen: boolean;
  /** The slip on its way, kept so that a repeat is the same slip. */
  readonly pending: SlipInput | null;
  readonly notice: LotteryNotice | null;
  readonly failure: Failure | null;
  /** The site asks for a pause. */
  readonly held: boolean;
  readonly deviceNow: () => number;
}

export type LotteryEvent =
  | { readonly type: 'lottery.pickBet'; readonly bet: string; readonly rows: number }
  | { readonly type: 'lottery.mark'; readonly row: number; readonly numbers: readonly number[] }
  | { readonly type: 'lottery.setUnit'; readonly unit: number }
  | { readonly type: 'lottery.add' }
  | { readonly type: 'lottery.remove'; readonly place: number }
  | { readonly type: 'lottery.setIssues'; readonly issues: number }
  | { readonly type: 'lottery.setDoubles'; readonly doubles: boolean }
  | { readonly type: 'lottery.setStop'; readonly stopsOnWin: boolean }
  | { readonly type: 'lottery.toggleSlip' }
  | { readonly type: 'lottery.buy'; readonly requestId: string; readonly stake: number }
  | { readonly type: 'lottery.retry' }
  | { readonly type: 'site.hold'; readonly held: boolean };

export interface LotteryInput {
  readonly bet: string;
  readonly rows: number;
  readonly deviceNow: () => number;
}

const unwired = <O, I = void>(name: string) =>
  fromPromise<O, I>(() => Promise.reject(new Error(`${name} is not wired`)));

export const emptyMarks = (rows: number): Marks => Array.from({ length: rows }, () => []);

const isBack = ({ state }: TicketState): boolean => state === 'refused' || state === 'cancelled';

const REST_MS = 10_000;
const SOON_MS = 1_500;

/** Until the page asks for news: soon after a seal or a draw, else every ten seconds. */
export function restMs({ state, now }: Pick<LotteryContext, 'state' | 'now'>): number {
  if (state === null) return REST_MS;
  const isDrawing = state.tickets.some(({ state: of }) => of !== 'settled' && of !== 'refused' && of !== 'cancelled');
  const untilSeal = state.issue.sealsAt - now;
  const lastDraw = state.issue.drawsAt - (state.results[0]?.drawsAt ?? 0);
  const isDue =
    lastDraw > 0 && (state.results[0]?.drawsAt ?? 0) + 2 * (state.issue.drawsAt - state.issue.sealsAt) < now;
  if (untilSeal <= 0) return SOON_MS;
  return Math.min(untilSeal + 200, isDrawing || isDue ? 2 * SOON_MS : REST_MS);
}

export const lotterySetup = setup({
  types: { context: {} as LotteryContext, events: {} as LotteryEvent, input: {} as LotteryInput },
  actors: {
    openGame: unwired<LotteryState>('openGame'),
    readNews: unwired<LotteryState>('readNews'),
    sendSlip: unwired<BoughtAnswer, SlipInput>('sendSlip'),
  },
  delays: {
    /** Until a lost line is tried again. */
    retryLine: 2_000,
    second: 1_000,
    rest: ({ context }) => restMs(context),
  },
  actions: {
    keepState: assign(({ context: { deviceNow, firstResult } }, { state }: { state: LotteryState }) => ({
      state,
      firstResult: firstResult ?? state.results[0]?.number ?? '',
      ahead: state.now - deviceNow(),
      now: state.now,
      failure: null,
    })),
    chooseUnit: assign(({ context: { state, unit } }) => ({
      unit: unit || Math.max(state?.game.minStake ?? 0, 10_000),
    })),
    tick: assign(({ context: { deviceNow, ahead } }) => ({ now: deviceNow() + ahead })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    pickBet: assign((_, { bet, rows }: { bet: string; rows: number }) => ({ bet, marks: emptyMarks(rows) })),
    mark: assign(({ context }, { row, numbers }: { row: number; numbers: readonly number[] }) => ({
      marks: context.marks.map((old, place) => (place === row ? numbers.toSorted((a, b) => a - b) : old)),
      notice: null,
    })),
    setUnit: assign((_, { unit }: { unit: number }) => ({ unit })),
    add: assign(({ context: { entries, bet, marks, unit } }) => ({
      entries: [...entries, { bet, marks, unit }],
      marks: emptyMarks(marks.length),
      notice: null,
    })),
    remove: assign(({ context }, { place }: { place: number }) => ({
      entries: context.entries.filter((_, at) => at !== place),
      notice: null,
    })),
    setIssues: assign((_, { issues }: { issues: number }) => ({ issues })),
    // Doubling on after a win is what nobody means by it.
    setDoubles: assign(({ context }, { doubles }: { doubles: boolean }) => ({
      doubles,
      stopsOnWin: doubles || context.stopsOnWin,
    })),
    setStop: assign((_, { stopsOnWin }: { stopsOnWin: boolean }) => ({ stopsOnWin })),
    toggleSlip: assign(({ context }) => ({ slipIsOpen: !context.slipIsOpen })),
    startBuying: assign(({ context }, { requestId, stake }: { requestId: string; stake: number }) => ({
      pending: {
        ...{ requestId, stake, issue: context.state?.issue.number ?? '' },
        ...{ times: timesOf(context), stopsOnWin: context.stopsOnWin },
        slip: { entries: context.entries },
      },
      notice: null,
    })),
    keepBought: assign((_, { tickets, state }: BoughtAnswer) => ({
      ...{ state, pending: null, entries: [], issues: 1, doubles: false, slipIsOpen: false },
      notice: {
        about: 'bought',
        issues: tickets.filter((ticket) => !isBack(ticket)).map(({ issue }) => issue),
        refused: tickets.filter(isBack).length,
      } as const,
    })),
    keepRefused: assign((_, { tickets, state }: BoughtAnswer) => ({
      ...{ state, pending: null },
      notice: { about: 'refused', code: tickets.find(({ refusal }) => refusal !== null)?.refusal ?? '' } as const,
    })),
    noticeFailure: assign((_, { error }: { error: unknown }) => ({
      pending: null,
      notice: { about: 'refused', code: failureOf(error).code } as const,
    })),
    setHeld: assign((_, { held }: { held: boolean }) => ({ held })),
    /** To the site; implemented in `main.ts`. */
    tellReady: () => {},
    tellFailed: () => {},
    tellBought: (_, _answer: BoughtAnswer) => {},
    tellNews: (_, _news: { readonly state: LotteryState }) => {},
    tellLost: () => {},
    tellBack: () => {},
  },
  guards: {
    canBuy: ({ context }, { stake }: { stake: number }) =>
      !context.held && stake > 0 && context.state?.ended === null && context.now < context.state.issue.sealsAt,
    isLost: (_, { error }: { error: unknown }) => failureOf(error).kind === 'lost',
    isRefused: (_, { tickets }: BoughtAnswer) => tickets.every(isBack),
  },
});
