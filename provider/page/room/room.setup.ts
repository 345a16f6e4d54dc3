import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { type PokDengMode, RESERVED } from '../../engines/board/pokDengPay.ts';
import type { RoomBet, RoomView } from '../../rooms/roomView.ts';
import type { HandMove } from '../../store/hands.ts';
import { type Failure, failureOf } from '../shell/failure.ts';
import { firstStake } from '../shell/stakes.ts';

/** A bet on its way: what is sent, and sent again until it is answered. */
export interface BetInput {
  readonly requestId: string;
  readonly room: string;
  readonly hand: string;
  /** 1/10,000 P */
  readonly stake: number;
  readonly choice: { readonly mode: PokDengMode };
  readonly clientSeed: string;
}
export interface MoveInput {
  readonly room: string;
  readonly hand: string;
  readonly move: HandMove;
}

interface RoomContext {
  /** Null until the session is open. */
  readonly room: RoomView | null;
  /** One unit, 1/10,000 P. */
  readonly chip: number;
  readonly mode: PokDengMode;
  /** What this page adds to the shuffle. */
  readonly clientSeed: string;
  /** Kept until they are answered, so that a repeat is the same bet or move. */
  readonly pending: BetInput | null;
  readonly said: MoveInput | null;
  /** Why the last bet or move does not count: a refusal's code. */
  readonly notice: string | null;
  readonly failure: Failure | null;
  /** The site asks for a pause. */
  readonly held: boolean;
  readonly lineIsLost: boolean;
  /** No motion. */
  readonly isCalm: boolean;
}

export type RoomEvent =
  | { readonly type: 'room.bet'; readonly requestId: string }
  | { readonly type: 'room.say'; readonly move: HandMove }
  | { readonly type: 'room.setMode'; readonly mode: PokDengMode }
  | { readonly type: 'room.setChip'; readonly chip: number }
  | { readonly type: 'room.setSeed'; readonly clientSeed: string }
  | { readonly type: 'room.setCalm'; readonly isCalm: boolean }
  | { readonly type: 'room.pushed'; readonly room: RoomView }
  | { readonly type: 'room.lost' }
  | { readonly type: 'room.retry' }
  /** Opens all cards at once. */
  | { readonly type: 'room.skip' }
  | { readonly type: 'site.hold'; readonly held: boolean };

type RoomInput = Pick<RoomContext, 'isCalm' | 'clientSeed'>;

const unwired = <O, I = void>(name: string) =>
  fromPromise<O, I>(() => Promise.reject(new Error(`${name} is not wired`)));

/** Cards are opened one by one for so long after the end, ms; who comes later sees them open. */
const FRESH_MS = 2_000;
const REVEAL_MS = 1_400;
export const isBack = ({ state }: Pick<RoomBet, 'state'>): boolean => state === 'refused' || state === 'cancelled';

/** 1/10,000 P; with deng several units are reserved. */
export const stakeOf = ({ chip, mode }: Pick<RoomContext, 'chip' | 'mode'>): number =>
  mode === 'deng' ? chip * RESERVED : chip;

/** The stakes of a room, of one unit. */
export const limitsOf = ({ room: { least, most } }: RoomView) => ({ game: { minStake: least, maxStake: most } });

/** The player's bet on the hand on the table. */
export const betIn = ({ hand, bets }: RoomView): RoomBet | null =>
  bets.find((bet) => bet.hand === hand?.id && !isBack(bet)) ?? null;

/** What the provider said last: an answer may be overtaken by a push. */
const later = (one: RoomView | null, other: RoomView): RoomView => (one !== null && one.now > other.now ? one : other);

export const roomSetup = setup({
  types: { context: {} as RoomContext, events: {} as RoomEvent, input: {} as RoomInput },
  actors: {
    openGame: unwired<RoomView>('openGame'),
    placeBet: unwired<{ readonly bet: RoomBet; readonly room: RoomView }, BetInput>('placeBet'),
    sayMove: unwired<{ readonly room: RoomView }, MoveInput>('sayMove'),
    followRoom: fromCallback<RoomEvent, { readonly room: string }>(() => undefined),
  },
  delays: {
    /** Until a lost line is tried again. */
    retryLine: 2_000,
    /** Until a bet or a move without an answer is sent again. */
    retryPress: 700,
    reveal: ({ context: { isCalm } }) => (isCalm ? 0 : REVEAL_MS),
  },
  actions: {
    keepRoom: assign(({ context }, { room }: { room: RoomView }) => ({
      room: later(context.room, room),
      failure: null,
      lineIsLost: false,
    })),
    chooseChip: assign(({ context: { room, chip } }) => ({ chip: chip || firstStake(room && limitsOf(room)) })),
    startBet: assign(({ context }, { requestId }: { requestId: string }) => ({
      pending: {
        ...{ requestId, room: context.room?.room.id ?? '', hand: context.room?.hand?.id ?? '' },
        ...{ stake: stakeOf(context), choice: { mode: context.mode }, clientSeed: context.clientSeed },
      },
      notice: null,
    })),
    keepAnswer: assign(({ context }, { bet, room }: { bet: RoomBet; room: RoomView }) => ({
      ...{ room: later(context.room, room), pending: null },
      notice: bet.state === 'refused' ? (bet.refusal ?? 'REFUSED') : bet.state === 'cancelled' ? 'RETURNED' : null,
    })),
    startMove: assign(({ context: { room } }, { move }: { move: HandMove }) => ({
      said: { room: room?.room.id ?? '', hand: room?.hand?.id ?? '', move },
      notice: null,
    })),
    keepMove: assign(({ context }, { room }: { room: RoomView }) => ({ room: later(context.room, room), said: null })),
    noticeFailure: assign((_, { error }: { error: unknown }) => ({
      ...{ pending: null, said: null, notice: failureOf(error).code },
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    dropNotice: assign({ notice: null }),
    setMode: assign((_, { mode }: { mode: PokDengMode }) => ({ mode, notice: null })),
    setChip: assign((_, { chip }: { chip: number }) => ({ chip, notice: null })),
    setSeed: assign((_, { clientSeed }: { clientSeed: string }) => ({ clientSeed })),
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
    canBet: ({ context: { room, held, lineIsLost, mode, chip } }) =>
      room !== null &&
      !held &&
      !lineIsLost &&
      room.ended === null &&
      room.seat !== null &&
      room.hand?.phase === 'betting' &&
      betIn(room) === null &&
      stakeOf({ chip, mode }) <= room.game.maxStake,
    canSay: ({ context: { room, lineIsLost } }) => room?.isAsked === true && !lineIsLost,
    isFresh: ({ context: { room } }) => room?.hand?.phase === 'shown' && room.now - (room.hand.endedAt ?? 0) < FRESH_MS,
    isShown: ({ context: { room } }) => room?.hand?.phase === 'shown',
    isUnshown: ({ context: { room } }) => room?.hand?.phase !== 'shown',
    isLost: (_, { error }: { error: unknown }) => failureOf(error).kind === 'lost',
  },
});
