import { type Draw, drawBelow } from '../rng/blocks.ts';
import { handOf } from './pokDengHand.ts';
import { bets, duelOf, hundredthsOf, type PokDengMode, unitOf } from './pokDengPay.ts';
import { fieldOf, IllegalMove, type Played, pays, type Rules, STAKE_STEP } from './rules.ts';

export interface PokDengChoice {
  readonly mode: PokDengMode;
}
export type PokDengMove = { readonly draw: true } | { readonly stand: true };

export interface PokDengView {
  /** Two or three cards, 0 to 51, in the order they were dealt. */
  readonly player: readonly number[];
  /** Null while they are hidden. */
  readonly banker: readonly number[] | null;
  /** Of the house players 1 to 3; null while they are hidden. */
  readonly house: readonly (readonly number[])[] | null;
}

/** Most points that the house players and the banker draw on. */
export const HOUSE_DRAWS = 3;
export const BANKER_DRAWS = 4;
const HOUSE_PLAYERS = 3;

const SEATS = HOUSE_PLAYERS + 2;
const DECK = 52;

/** So many hands of one shuffled deck; of each two cards and the one in reserve. */
export function* dealHands(count: number): Draw<readonly (readonly number[])[]> {
  const deck = Array.from({ length: DECK }, (_, card) => card);
  const limits = Array.from({ length: count * 3 }, (_, at) => DECK - at);
  const { values } = yield* drawBelow(limits, 0);
  const drawn = values.flatMap((at) => deck.splice(at, 1));
  return Array.from({ length: count }, (_, seat) => drawn.slice(seat * 3, seat * 3 + 3));
}

const isPok = (two: readonly number[]): boolean => handOf(two).kind === 'pok';
const byRule = (three: readonly number[], most: number): readonly number[] => {
  const two = three.slice(0, 2);
  return handOf(two).points <= most ? three : two;
};
/** The cards of the banker and of a house player in the end. Nobody draws against the banker's pok. */
export const bankersCards = (bankers: readonly number[]): readonly number[] =>
  byRule(bankers, isPok(bankers.slice(0, 2)) ? -1 : BANKER_DRAWS);
export const houseCards = (three: readonly number[], bankers: readonly number[]): readonly number[] =>
  byRule(three, isPok(bankers.slice(0, 2)) ? -1 : HOUSE_DRAWS);

/** Whether a player has a move: neither they nor the banker have pok. */
export const needsMove = (mine: readonly number[], bankers: readonly number[]): boolean =>
  !isPok(bankers.slice(0, 2)) && !isPok(mine.slice(0, 2));

/** One player's hand against the banker's; each with its card in reserve. @throws {IllegalMove} */
export function playHand(
  [mine, bankers]: readonly [readonly number[], readonly number[]],
  { mode }: PokDengChoice,
  stake: number,
  moves: readonly PokDengMove[],
): Played<Pick<PokDengView, 'player' | 'banker'>> {
  const isAsked = needsMove(mine, bankers);
  if (moves.length > (isAsked ? 1 : 0)) throw new IllegalMove('the round is over');
  const [move] = moves;
  const player = move !== undefined && 'draw' in move ? mine : mine.slice(0, 2);
  // What standing now would pay would give the hidden cards away.
  if (isAsked && move === undefined) return { view: { player, banker: null }, payout: 0, isOver: false };
  const banker = bankersCards(bankers);
  const payout = pays(unitOf(stake, mode), hundredthsOf(mode, duelOf(player, banker)));
  return { view: { player, banker }, payout, isOver: true };
}

function played(
  hands: readonly (readonly number[])[],
  choice: PokDengChoice,
  stake: number,
  moves: readonly PokDengMove[],
): Played<PokDengView> {
  const [mine = [], bankers = []] = [hands[0], hands[SEATS - 1]];
  const { view, ...rest } = playHand([mine, bankers], choice, stake, moves);
  const house = rest.isOver ? hands.slice(1, 1 + HOUSE_PLAYERS).map((three) => houseCards(three, bankers)) : null;
  return { view: { ...view, house }, ...rest };
}

export const readMode = (value: unknown): PokDengMode | null => {
  const mode = fieldOf(value, 'mode');
  return mode === 'single' || mode === 'deng' ? mode : null;
};
export const readPokDengMove = (value: unknown): PokDengMove | null => {
  const [draw, stand] = [fieldOf(value, 'draw'), fieldOf(value, 'stand')];
  if (draw === true && stand === undefined) return { draw };
  return stand === true && draw === undefined ? { stand } : null;
};
export const isPokDengBet = (stake: number, { mode }: PokDengChoice): boolean => unitOf(stake, mode) % STAKE_STEP === 0;

/** Two cards each against the banker, and a third if wanted; nine is highest. */
export const pokDeng: Rules<PokDengChoice, PokDengMove, PokDengView> = {
  id: 'pokdeng-1',
  bets,
  hasOpposites: true,
  readChoice: (value) => {
    const mode = readMode(value);
    return mode === null ? null : { mode };
  },
  readMove: readPokDengMove,
  isBet: isPokDengBet,
  play: function* ({ stake, choice, moves }) {
    return played(yield* dealHands(SEATS), choice, stake, moves);
  },
  leave: ({ banker }) => (banker === null ? { stand: true } : null),
};
