import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { SpotsChoice } from '../../engines/board/spots.ts';
import type { CoupTableView, SlipView } from '../../tables/coupTableView.ts';
import { type Failure, failureOf } from '../shell/failure.ts';
import { firstStake } from '../shell/stakes.ts';

/** A slip on its way: what is sent, and sent again until it is answered. */
export interface SlipInput {
  readonly requestId: string;
  readonly coup: string;
  /** 1/10,000 P */
  readonly stake: number;
  readonly choice: SpotsChoice;
}
export interface SlipAnswer {
  readonly slip: SlipView;
  readonly table: CoupTableView;
}

export interface TableContext {
  /** Null until the session is open. */
  readonly table: CoupTableView | null;
  /** What the chips say, 1/10,000 P. */
  readonly chip: number;
  /** Chips on the spots that are not bet yet. They stay for the next coup. */
  readonly choice: SpotsChoice;
  /** Kept until it is answered, so that a repeat is the same slip. */
  readonly pending: SlipInput | null;
  /** Why the last slip is not in: a refusal's code. */
  readonly notice: string | null;
  readonly failure: Failure | null;
  /** The site asks for a pause. */
  readonly held: boolean;
  readonly lineIsLost: boolean;
  /** No motion. */
  readonly isCalm: boolean;
  /** How long the deal of a coup takes to show, ms. */
  readonly revealMs: (view: object) => number;
}

export type TableEvent =
  | { readonly type: 'table.confirm'; readonly requestId: string; readonly stake: number }
  | { readonly type: 'table.choose'; readonly choice: object }
  | { readonly type: 'table.setChip'; readonly chip: number }
  | { readonly type: 'table.setCalm'; readonly isCalm: boolean }
  | { readonly type: 'table.pushed'; readonly table: CoupTableView }
  | { readonly type: 'table.lost' }
  | { readonly type: 'table.retry' }
  /** Shows the end of the deal at once. */
  | { readonly type: 'table.skip' }
  | { readonly type: 'site.hold'; readonly held: boolean };

export type TableInput = Pick<TableContext, 'isCalm' | 'revealMs'>;

const unwired = <O, I = void>(name: string) =>
  fromPromise<O, I>(() => Promise.reject(new Error(`${name} is not wired`)));

/** A deal is shown card by card for so long after it, ms; who comes later sees the result. */
const FRESH_MS = 2_000;
const NO_CHIPS: SpotsChoice = { spots: {} };
const isBack = ({ state }: SlipView): boolean => state === 'refused' || state === 'cancelled';

/** What the provider said last: an answer may be overtaken by a push. */
const later = (one: CoupTableView | null, other: CoupTableView): CoupTableView =>
  one !== null && one.now > other.now ? one : other;

export const tableSetup = setup({
  types: { context: {} as TableContext, events: {} as TableEvent, input: {} as TableInput },
  actors: {
    openGame: unwired<CoupTableView>('openGame'),
    placeSlip: unwired<SlipAnswer, SlipInput>('placeSlip'),
    followTable: fromCallback<TableEvent>(() => undefined),
  },
  delays: {
    /** Until a lost line is tried again. */
    retryLine: 2_000,
    /** Until a slip without an answer is sent again. */
    retryPress: 700,
    reveal: ({ context: { table, isCalm, revealMs } }) =>
      isCalm || !table?.coup?.view ? 0 : revealMs(table.coup.view),
  },
  actions: {
    keepTable: assign(({ context }, { table }: { table: CoupTableView }) => ({
      table: later(context.table, table),
      failure: null,
      lineIsLost: false,
    })),
    chooseChip: assign(({ context: { table, chip } }) => ({ chip: chip || firstStake(table) })),
    startSlip: assign(({ context: { choice, table } }, { requestId, stake }: { requestId: string; stake: number }) => ({
      pending: { requestId, stake, choice, coup: table?.coup?.id ?? '' },
      notice: null,
    })),
    keepAnswer: assign(({ context }, { slip, table }: SlipAnswer) => ({
      ...{ table: later(context.table, table), pending: null },
      choice: isBack(slip) ? context.choice : NO_CHIPS,
      notice: slip.state === 'refused' ? (slip.refusal ?? 'REFUSED') : slip.state === 'cancelled' ? 'RETURNED' : null,
    })),
    noticeFailure: assign((_, { error }: { error: unknown }) => ({ pending: null, notice: failureOf(error).code })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    dropNotice: assign({ notice: null }),
    choose: assign((_, { choice }: { choice: object }) => ({ choice: choice as SpotsChoice, notice: null })),
    setChip: assign((_, { chip }: { chip: number }) => ({ chip })),
    setCalm: assign((_, { isCalm }: { isCalm: boolean }) => ({ isCalm })),
    setHeld: assign((_, { held }: { held: boolean }) => ({ held })),
    loseLine: assign({ lineIsLost: true }),
    /** To the site; implemented in `main.ts`. */
    tellReady: () => {},
    tellFailed: () => {},
    tellLost: () => {},
    tellBack: () => {},
  },
  guards: {
    canBet: ({ context: { table, held, lineIsLost } }, { stake }: { stake: number }) =>
      stake > 0 && !held && !lineIsLost && table?.ended === null && table.coup?.phase === 'betting',
    isFresh: ({ context: { table } }) =>
      table?.coup?.phase === 'dealt' && table.now - (table.coup.dealtAt ?? 0) < FRESH_MS,
    isDealt: ({ context: { table } }) => table?.coup?.phase === 'dealt',
    isUndealt: ({ context: { table } }) => table?.coup?.phase !== 'dealt',
    isLost: (_, { error }: { error: unknown }) => failureOf(error).kind === 'lost',
  },
});
