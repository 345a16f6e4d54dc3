import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CrashBetView, TableView } from '../../crash/tableView.ts';
import { type Failure, failureOf } from '../shell/failure.ts';
import { firstStake } from '../shell/stakes.ts';

export interface BetInput {
  readonly requestId: string;
  /** 1/10,000 P */
  readonly stake: number;
  /** Hundredths; null without one. */
  readonly target: number | null;
}
export interface BetAnswer {
  readonly bet: CrashBetView;
  readonly table: TableView;
}

export interface CrashContext {
  /** Null until the session is open. */
  readonly table: TableView | null;
  /** Stake of the next bet, 1/10,000 P. */
  readonly stake: number;
  /** Hundredths; used while `isAuto`. */
  readonly target: number;
  readonly isAuto: boolean;
  /** The bet on its way, kept until it has an answer, so that a repeat is the same bet. */
  readonly pending: BetInput | null;
  /** Why the last press did not do what it said: a refusal's code. */
  readonly notice: string | null;
  readonly failure: Failure | null;
  /** The site asks for a pause. */
  readonly held: boolean;
}

export type CrashEvent =
  | { readonly type: 'bet.press'; readonly requestId: string }
  | { readonly type: 'cash.press' }
  | { readonly type: 'stake.set'; readonly stake: number }
  | { readonly type: 'auto.set'; readonly isAuto: boolean; readonly target: number }
  | { readonly type: 'table.pushed'; readonly table: TableView }
  | { readonly type: 'table.lost' }
  | { readonly type: 'game.retry' }
  | { readonly type: 'site.hold'; readonly held: boolean };

const unwired = <O, I = void>(name: string) =>
  fromPromise<O, I>(() => Promise.reject(new Error(`${name} is not wired`)));

const OVER: readonly string[] = ['settled', 'refused', 'cancelled'];

/** The player's bet in the round on the table, if it is in. */
export function betInRound(table: TableView | null): CrashBetView | null {
  const mine = table?.mine ?? null;
  if (mine === null || mine.roundId !== table?.round?.id) return null;
  return mine.state === 'refused' || mine.state === 'cancelled' ? null : mine;
}

const takesBets = ({ table, held }: CrashContext): boolean =>
  !held && table?.ended === null && table.round?.phase === 'betting' && betInRound(table) === null;

const flies = (table: TableView | null): boolean =>
  table?.round?.phase === 'running' && betInRound(table)?.state === 'flying';

export const crashSetup = setup({
  types: { context: {} as CrashContext, events: {} as CrashEvent },
  actors: {
    openGame: unwired<TableView>('openGame'),
    placeBet: unwired<BetAnswer, BetInput>('placeBet'),
    cashOut: unwired<BetAnswer, string>('cashOut'),
    followTable: fromCallback<CrashEvent>(() => undefined),
  },
  delays: {
    /** Until a lost line is tried again. */
    retryLine: 2_000,
    /** Until a press without an answer is sent again. */
    retryPress: 700,
    /** Until a press may bet again: a finger on its way to cash out is on the button by then. */
    landing: 700,
  },
  actions: {
    keepTable: assign((_, { table }: { table: TableView }) => ({ table, failure: null })),
    chooseStake: assign(({ context: { table, stake } }) => ({ stake: stake || firstStake(table) })),
    startBet: assign(({ context: { stake, isAuto, target } }, { requestId }: { requestId: string }) => ({
      pending: { requestId, stake, target: isAuto ? target : null },
      notice: null,
    })),
    dropBet: assign({ pending: null }),
    keepAnswer: assign((_, { bet, table }: BetAnswer) => ({
      table,
      pending: null,
      notice: bet.state === 'refused' ? (bet.refusal ?? 'REFUSED') : null,
    })),
    noticeFailure: assign((_, { error }: { error: unknown }) => ({ pending: null, notice: failureOf(error).code })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setStake: assign((_, { stake }: { stake: number }) => ({ stake, notice: null })),
    setAuto: assign((_, { isAuto, target }: { isAuto: boolean; target: number }) => ({ isAuto, target })),
    setHeld: assign((_, { held }: { held: boolean }) => ({ held })),
    /** To the site; implemented in `main.ts`. */
    tellReady: () => {},
    tellFailed: () => {},
    tellLost: () => {},
    tellBack: () => {},
  },
  guards: {
    takesBets: ({ context }) => takesBets(context),
    canQueue: ({ context: { table, held } }) =>
      !held && table?.ended === null && table.round?.phase !== 'betting' && table.mine?.state !== 'flying',
    cannotBet: ({ context: { table, held } }) => held || table?.ended !== null,
    isFlying: ({ context: { table } }) => flies(table),
    hasLanded: ({ context }, { table }: { table: TableView }) => flies(context.table) && !flies(table),
    isLost: (_, { error }: { error: unknown }) => failureOf(error).kind === 'lost',
  },
});

export const isOver = ({ state }: CrashBetView): boolean => OVER.includes(state);
