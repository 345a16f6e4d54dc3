import { assign, fromPromise, setup } from 'xstate';
import type { RoundView, StateView } from '../../play/views.ts';
import { type Failure, failureOf } from '../shell/failure.ts';
import { firstStake } from '../shell/stakes.ts';

export interface SpinInput {
  readonly requestId: string;
  /** 1/10,000 P */
  readonly stake: number;
  readonly clientSeed?: string;
}
export interface SpinAnswer {
  readonly round: RoundView;
  readonly state: StateView;
}
export interface SeedAnswer {
  readonly serverSeed: string | null;
  readonly state: StateView;
}

/** What the player must know before the next spin. */
export type Notice = { readonly about: 'refused'; readonly code: string } | { readonly about: 'cancelled' };

export interface GameContext {
  /** Null until the session is open. */
  readonly state: StateView | null;
  /** Stake of the next spin, 1/10,000 P. */
  readonly stake: number;
  /** The spin on its way, kept until its round is over, so that a repeat is the same spin. */
  readonly pending: SpinInput | null;
  /** The round on the reels. */
  readonly round: RoundView | null;
  /** Which of its spins is shown. */
  readonly spinIndex: number;
  /** Chosen by the player; null keeps the provider's. */
  readonly clientSeed: string | null;
  readonly notice: Notice | null;
  readonly failure: Failure | null;
  /** The site asks for a pause after the round. */
  readonly held: boolean;
  readonly lineIsLost: boolean;
}

export type GameEvent =
  | { readonly type: 'game.spin'; readonly requestId: string }
  | { readonly type: 'game.setStake'; readonly stake: number }
  | { readonly type: 'game.setSeed'; readonly clientSeed: string }
  | { readonly type: 'game.rotate' }
  | { readonly type: 'game.retry' }
  /** Shows the end of the round at once. */
  | { readonly type: 'game.skip' }
  | { readonly type: 'reels.stopped' }
  | { readonly type: 'site.hold'; readonly held: boolean };

const unwired = <O, I = void>(name: string) =>
  fromPromise<O, I>(() => Promise.reject(new Error(`${name} is not wired`)));

const ENDING = ['SESSION_UNKNOWN', 'SESSION_ENDED', 'PLAYER_BLOCKED'];

export const gameSetup = setup({
  types: { context: {} as GameContext, events: {} as GameEvent },
  actors: {
    openGame: unwired<StateView>('openGame'),
    sendSpin: unwired<SpinAnswer, SpinInput>('sendSpin'),
    rotateSeed: unwired<SeedAnswer>('rotateSeed'),
  },
  delays: {
    /** Until the provider is asked again for a round that is not over. */
    askAgain: 700,
    /** Until a lost line is tried again. */
    retryLine: 2_000,
    /** Between two spins of one round. */
    rest: 900,
  },
  actions: {
    keepState: assign((_, { state }: { state: StateView }) => ({ state, failure: null })),
    chooseStake: assign(({ context: { state, stake } }) => ({ stake: stake || firstStake(state) })),
    resumeOpen: assign(({ context: { state } }) => ({
      pending: state?.open ? { requestId: state.open.requestId, stake: state.open.stake } : null,
    })),
    startSpin: assign(({ context: { stake, clientSeed } }, { requestId }: { requestId: string }) => ({
      pending: { requestId, stake, ...(clientSeed === null ? {} : { clientSeed }) },
      round: null,
      notice: null,
      failure: null,
    })),
    keepAnswer: assign((_, { round, state }: SpinAnswer) => ({ round, state, lineIsLost: false, failure: null })),
    keepRefusal: assign((_, { round, state }: SpinAnswer) => ({
      ...{ state, pending: null, round: null, lineIsLost: false },
      notice:
        round.state === 'cancelled'
          ? ({ about: 'cancelled' } as const)
          : ({ about: 'refused', code: round.refusal ?? '' } as const),
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    noticeFailure: assign((_, { error }: { error: unknown }) => ({
      pending: null,
      notice: { about: 'refused', code: failureOf(error).code } as const,
    })),
    loseLine: assign({ lineIsLost: true }),
    firstSpin: assign({ spinIndex: 0 }),
    nextSpin: assign(({ context }) => ({ spinIndex: context.spinIndex + 1 })),
    lastSpin: assign(({ context }) => ({ spinIndex: Math.max(0, (context.round?.outcome?.spins.length ?? 1) - 1) })),
    finishRound: assign({ pending: null }),
    setStake: assign((_, { stake }: { stake: number }) => ({ stake })),
    setSeed: assign((_, { clientSeed }: { clientSeed: string }) => ({ clientSeed })),
    setHeld: assign((_, { held }: { held: boolean }) => ({ held })),
    /** To the site; implemented in `main.ts`. */
    tellReady: () => {},
    tellFailed: () => {},
    tellRoundStarted: (_, _round: RoundView) => {},
    tellRoundEnded: () => {},
    tellLost: () => {},
    tellBack: () => {},
    tellEnded: () => {},
  },
  guards: {
    hasOpenRound: ({ context }) => context.state?.open != null,
    canSpin: ({ context }) => !context.held && context.stake > 0,
    isEnded: ({ context }) => context.state?.ended != null,
    isWithoutOutcome: (_, { round }: SpinAnswer) => round.state === 'refused' || round.state === 'cancelled',
    hasOutcome: (_, { round }: SpinAnswer) => round.outcome !== null,
    isLost: (_, { error }: { error: unknown }) => failureOf(error).kind === 'lost',
    endsSession: (_, { error }: { error: unknown }) => ENDING.includes(failureOf(error).code),
    hasMoreSpins: ({ context }) => context.spinIndex + 1 < (context.round?.outcome?.spins.length ?? 0),
    isSettled: ({ context }) => context.round?.state === 'settled',
  },
});
