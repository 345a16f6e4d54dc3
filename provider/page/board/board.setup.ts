import { assign, fromPromise, setup } from 'xstate';
import type { Played } from '../../engines/board/rules.ts';
import type { RoundView, StateView } from '../../play/views.ts';
import { type Failure, failureOf } from '../shell/failure.ts';
import { firstStake } from '../shell/stakes.ts';
import type { Notice } from '../slot/game.setup.ts';

export type BoardRound = RoundView<Played>;
export type BoardState = StateView<Played>;

/** A bet, or a move in its round: what is sent, and sent again until it is answered. */
export interface PlayInput {
  readonly requestId: string;
  /** 1/10,000 P */
  readonly stake: number;
  readonly choice: unknown;
  readonly clientSeed?: string;
  /** With the number of moves before it. */
  readonly move?: { readonly at: number; readonly move: unknown };
}
export interface PlayAnswer {
  readonly round: BoardRound;
  readonly state: BoardState;
}
export interface SeedAnswer {
  readonly serverSeed: string | null;
  readonly state: BoardState;
}

export interface BoardContext {
  /** Null until the session is open. */
  readonly state: BoardState | null;
  /** What the chips say, 1/10,000 P. */
  readonly chip: number;
  /** Of the next bet. */
  readonly choice: unknown;
  /** Kept until its round is over, so that a repeat is the same bet. */
  readonly pending: PlayInput | null;
  /** The round on the table. */
  readonly round: BoardRound | null;
  /** The round before the last move. */
  readonly before: BoardRound | null;
  /** Chosen by the player; null keeps the provider's. */
  readonly clientSeed: string | null;
  readonly notice: Notice | null;
  readonly failure: Failure | null;
  /** The site asks for a pause after the round. */
  readonly held: boolean;
  readonly lineIsLost: boolean;
  /** No motion. */
  readonly isCalm: boolean;
}

export type BoardEvent =
  | { readonly type: 'board.bet'; readonly requestId: string; readonly stake: number }
  | { readonly type: 'board.move'; readonly move: unknown }
  | { readonly type: 'board.choose'; readonly choice: object }
  | { readonly type: 'board.setChip'; readonly chip: number }
  | { readonly type: 'board.setSeed'; readonly clientSeed: string }
  | { readonly type: 'board.setCalm'; readonly isCalm: boolean }
  | { readonly type: 'board.rotate' }
  | { readonly type: 'board.retry' }
  /** Shows the end of the reveal at once. */
  | { readonly type: 'board.skip' }
  | { readonly type: 'site.hold'; readonly held: boolean };

export interface BoardInput {
  readonly choice: unknown;
  readonly isCalm: boolean;
}

/** Delay `reveal` of a board, of how long a reveal takes, ms. */
export const revealAfter =
  (revealMs: (round: BoardRound, before: BoardRound | null) => number) =>
  ({ context: { round, before, isCalm } }: { readonly context: BoardContext }): number =>
    isCalm || round === null ? 0 : revealMs(round, before);

const unwired = <O, I = void>(name: string) =>
  fromPromise<O, I>(() => Promise.reject(new Error(`${name} is not wired`)));

const withoutMove = (pending: PlayInput | null): PlayInput | null => {
  if (pending === null) return null;
  const { move: _, ...bet } = pending;
  return bet;
};

/** Another window of the player has a round open, or has made a move in this one. */
const ELSEWHERE = ['ROUND_OPEN', 'REQUEST_DIFFERS'];
export const isElsewhere = (code: string): boolean => ELSEWHERE.includes(code);
const ENDING = ['SESSION_UNKNOWN', 'SESSION_ENDED', 'PLAYER_BLOCKED'];

export const boardSetup = setup({
  types: { context: {} as BoardContext, events: {} as BoardEvent, input: {} as BoardInput },
  actors: {
    openGame: unwired<BoardState>('openGame'),
    sendPlay: unwired<PlayAnswer, PlayInput>('sendPlay'),
    rotateSeed: unwired<SeedAnswer>('rotateSeed'),
  },
  delays: {
    /** Until the provider is asked again for a round that is not over. */
    askAgain: 700,
    /** Until a lost line is tried again. */
    retryLine: 2_000,
    /** Of the board: a recording holds no function. */
    reveal: 0,
  },
  actions: {
    keepState: assign((_, { state }: { state: BoardState }) => ({ state, failure: null })),
    chooseChip: assign(({ context: { state, chip } }) => ({ chip: chip || firstStake(state) })),
    resumeOpen: assign(({ context: { state, choice } }) => {
      const open = state?.open ?? null;
      if (open === null) return { pending: null };
      const { requestId, stake } = open;
      return { pending: { requestId, stake, choice: open.choice }, choice: open.choice ?? choice };
    }),
    startBet: assign(
      ({ context: { choice, clientSeed } }, { requestId, stake }: { requestId: string; stake: number }) => ({
        pending: { requestId, stake, choice, ...(clientSeed === null ? {} : { clientSeed }) },
        ...{ round: null, before: null, notice: null, failure: null },
      }),
    ),
    startMove: assign(({ context: { pending, round } }, { move }: { move: unknown }) => ({
      pending: pending && { ...pending, move: { at: round?.moves.length ?? 0, move } },
      notice: null,
    })),
    keepAnswer: assign(({ context }, { round, state }: PlayAnswer) => ({
      ...{ round, state, lineIsLost: false, failure: null },
      before: context.round?.id === round.id && context.round.moves.length < round.moves.length ? context.round : null,
      pending: withoutMove(context.pending),
    })),
    keepRefusal: assign((_, { round, state }: PlayAnswer) => ({
      ...{ state, pending: null, round: null, lineIsLost: false },
      notice:
        round.state === 'cancelled'
          ? ({ about: 'cancelled' } as const)
          : ({ about: 'refused', code: round.refusal ?? '' } as const),
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    noticeFailure: assign(({ context: { pending, round } }, { error }: { error: unknown }) => ({
      // A move that was refused leaves its round where it was.
      pending: pending !== null && round?.state === 'playing' ? withoutMove(pending) : null,
      notice: { about: 'refused', code: failureOf(error).code } as const,
    })),
    /** The round on the table as the provider has it; null while it is not over. */
    findRound: assign(({ context: { state, round } }) => ({
      round: state?.latest.find(({ id }) => id === round?.id) ?? null,
      before: null,
    })),
    loseLine: assign({ lineIsLost: true }),
    finishRound: assign({ pending: null }),
    choose: assign(({ context }, { choice }: { choice: object }) => ({
      choice: { ...(context.choice as object), ...choice },
      notice: null,
    })),
    setChip: assign((_, { chip }: { chip: number }) => ({ chip, notice: null })),
    setSeed: assign((_, { clientSeed }: { clientSeed: string }) => ({ clientSeed })),
    setCalm: assign((_, { isCalm }: { isCalm: boolean }) => ({ isCalm })),
    setHeld: assign((_, { held }: { held: boolean }) => ({ held })),
    /** To the site; implemented in `main.ts`. */
    tellReady: () => {},
    tellFailed: () => {},
    tellRoundStarted: (_, _round: BoardRound) => {},
    tellRoundEnded: () => {},
    tellLost: () => {},
    tellBack: () => {},
    tellEnded: () => {},
  },
  guards: {
    hasOpenRound: ({ context }) => context.state?.open != null,
    canBet: ({ context }, { stake }: { stake: number }) => !context.held && stake > 0,
    isEnded: ({ context }) => context.state?.ended != null,
    isWithoutOutcome: (_, { round }: PlayAnswer) => round.state === 'refused' || round.state === 'cancelled',
    hasOutcome: (_, { round }: PlayAnswer) => round.outcome !== null,
    isLost: (_, { error }: { error: unknown }) => failureOf(error).kind === 'lost',
    endsSession: (_, { error }: { error: unknown }) => ENDING.includes(failureOf(error).code),
    isPlayedElsewhere: (_, { error }: { error: unknown }) => isElsewhere(failureOf(error).code),
    isSettled: ({ context }) => context.round?.state === 'settled',
    isPlaying: ({ context }) => context.round?.state === 'playing',
  },
});
