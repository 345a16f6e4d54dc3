import { dealHands, isPokDengBet, type PokDengMove, playHand, readMode, readPokDengMove } from './pokDeng.ts';
import { bets, type PokDengMode } from './pokDengPay.ts';
import { fieldOf, IllegalMove, isWhole, type Played, type Rules } from './rules.ts';

/** Seats for players in a room; the banker is the house. */
export const ROOM_SEATS = 6;
/** Nobody's seat: the deal alone, with every card. */
export const NO_SEAT = 0;

export interface PokDengRoomChoice {
  readonly mode: PokDengMode;
  /** 1 to 6, or `NO_SEAT`. */
  readonly seat: number;
}

export interface PokDengRoomView {
  readonly seat: number;
  /** Two or three cards, 0 to 51, in the order they were dealt. */
  readonly player: readonly number[];
  /** Null while they are hidden. */
  readonly banker: readonly number[] | null;
  /** Of the deal alone: the three cards of each seat. */
  readonly seats: readonly (readonly number[])[] | null;
}

function played(
  hands: readonly (readonly number[])[],
  choice: PokDengRoomChoice,
  stake: number,
  moves: readonly PokDengMove[],
): Played<PokDengRoomView> {
  const { seat } = choice;
  const seats = hands.slice(0, ROOM_SEATS);
  const banker = hands[ROOM_SEATS] ?? [];
  if (seat === NO_SEAT) {
    if (moves.length > 0) throw new IllegalMove('nobody has bet');
    return { view: { seat, player: [], banker, seats }, payout: 0, isOver: true };
  }
  const { view, ...rest } = playHand([seats[seat - 1] ?? [], banker], choice, stake, moves);
  return { view: { seat, ...view, seats: null }, ...rest };
}

/** One deck for six seats and the banker. A seat has the same cards whoever sits at it, and at the others. */
export const pokDengRoom: Rules<PokDengRoomChoice, PokDengMove, PokDengRoomView> = {
  id: 'pokdeng-room-1',
  bets,
  hasOpposites: true,
  readChoice: (value) => {
    const [mode, seat] = [readMode(value), fieldOf(value, 'seat')];
    return mode !== null && isWhole(seat, NO_SEAT, ROOM_SEATS) ? { mode, seat } : null;
  },
  readMove: readPokDengMove,
  isBet: (stake, choice) => stake > 0 && choice.seat !== NO_SEAT && isPokDengBet(stake, choice),
  play: function* ({ stake, choice, moves }) {
    return played(yield* dealHands(ROOM_SEATS + 1), choice, stake, moves);
  },
  leave: ({ banker }) => (banker === null ? { stand: true } : null),
};
