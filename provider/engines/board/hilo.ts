import type { Ratio } from '../ratio.ts';
import { drawBelow } from '../rng/blocks.ts';
import { fieldOf, IllegalMove, pays, type Rules, STAKE_STEP } from './rules.ts';

/** Ace is lowest, king highest. */
export const RANKS = 13;
const SUITS = 4;
/** Guesses in a round. */
export const STEPS = 12;
/** In hundredths: a guess that would lead above is not taken. */
const HIGHEST = 1_000_000;

export const SIDES = ['higher', 'lower'] as const;
export type Side = (typeof SIDES)[number];

/** Nothing is chosen with the bet. */
export type HiloChoice = Readonly<Record<string, never>>;
export type HiloMove = { readonly guess: Side } | { readonly cashOut: true };

export interface HiloView {
  /** Cards so far, 0 to 51: rank by rank, four suits each; the first came with the bet. */
  readonly cards: readonly number[];
  readonly guesses: readonly Side[];
  /** In hundredths, of all right guesses together; 0 before the first, and after a wrong one. */
  readonly multiplier: number;
  /** How the round ended; null while it goes on. */
  readonly end: 'wrong' | 'cashed' | 'top' | null;
}

/** 1 (ace) to 13 (king). */
export const rankOf = (card: number): number => Math.floor(card / SUITS) + 1;
export const suitOf = (card: number): number => card % SUITS;

/** Ranks that win a guess on a rank; the same rank wins either way. */
export const waysOf = (rank: number, side: Side): number => (side === 'higher' ? RANKS + 1 - rank : rank);

/** A first guess: 97 % over the chance, in hundredths, rounded down. */
export const stepOf = (rank: number, side: Side): number => Math.floor((97 * RANKS) / waysOf(rank, side));

/** A further guess: one over the chance; the 3 % are taken once. In hundredths, rounded down. */
export const nextStepOf = (rank: number, side: Side): number => Math.floor((100 * RANKS) / waysOf(rank, side));

/** What all right guesses together pay if this one is right, too; in hundredths, rounded down. */
export const afterGuess = (multiplier: number, rank: number, side: Side): number =>
  multiplier === 0 ? stepOf(rank, side) : Math.floor((multiplier * RANKS) / waysOf(rank, side));

/** Whether a guess stays below the highest multiplier. */
export const canGuess = (multiplier: number, rank: number, side: Side): boolean =>
  afterGuess(multiplier, rank, side) <= HIGHEST;

/** Of a first guess, in 1,300ths. */
const shareOf = (rank: number, side: Side): number => stepOf(rank, side) * waysOf(rank, side);
const ranks = Array.from({ length: RANKS }, (_, at) => at + 1);

/** Further guesses return no more than what stands, so best play guesses once, on the better side. */
const best: Ratio = {
  numerator: BigInt(ranks.reduce((sum, rank) => sum + Math.max(...SIDES.map((side) => shareOf(rank, side))), 0)),
  denominator: BigInt(RANKS * RANKS * 100),
};

/** One move further. @throws {IllegalMove} */
function step(all: readonly number[], { cards, guesses, multiplier, end }: HiloView, move: HiloMove): HiloView {
  if (end !== null) throw new IllegalMove('the round is over');
  if ('cashOut' in move) {
    if (guesses.length === 0) throw new IllegalMove('nothing is guessed yet');
    return { cards, guesses, multiplier, end: 'cashed' };
  }
  const side = move.guess;
  const [from, to] = all.slice(guesses.length, guesses.length + 2).map(rankOf);
  if (from === undefined || to === undefined || !canGuess(multiplier, from, side))
    throw new IllegalMove('the guess leads above the highest multiplier');
  const shown = { cards: all.slice(0, guesses.length + 2), guesses: [...guesses, side] };
  if (side === 'higher' ? to < from : to > from) return { ...shown, multiplier: 0, end: 'wrong' };
  const reached = afterGuess(multiplier, from, side);
  const isTop = shown.guesses.length === STEPS || !SIDES.some((next) => canGuess(reached, to, next));
  return { ...shown, multiplier: reached, end: isTop ? 'top' : null };
}

/** Cards one after the other, each rank equally likely: is the next one higher or lower? */
export const hilo: Rules<HiloChoice, HiloMove, HiloView> = {
  id: 'hilo-1',
  bets: [
    { id: 'best', rtp: best },
    ...ranks.flatMap((rank) =>
      SIDES.map((side) => ({
        id: `${side}-${rank}`,
        rtp: { numerator: BigInt(shareOf(rank, side)), denominator: BigInt(RANKS * 100) },
      })),
    ),
  ],
  readChoice: (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? {} : null),
  readMove: (value) => {
    const [guess, cashOut] = [fieldOf(value, 'guess'), fieldOf(value, 'cashOut')];
    if (cashOut === true && guess === undefined) return { cashOut };
    const side = SIDES.find((name) => name === guess);
    return side === undefined || cashOut !== undefined ? null : { guess: side };
  },
  isBet: (stake) => stake % STAKE_STEP === 0,
  play: function* ({ stake, moves }) {
    const { values } = yield* drawBelow(
      Array.from({ length: STEPS + 1 }, () => RANKS * SUITS),
      0,
    );
    const start: HiloView = { cards: values.slice(0, 1), guesses: [], multiplier: 0, end: null };
    const view = moves.reduce((before, move) => step(values, before, move), start);
    return { view, payout: pays(stake, view.multiplier), isOver: view.end !== null };
  },
  // Nothing can be kept before the first guess, so the likelier side is guessed; the next move cashes out.
  leave: ({ cards, guesses }) => {
    if (guesses.length > 0) return { cashOut: true };
    return { guess: rankOf(cards[0] ?? 0) <= (RANKS + 1) / 2 ? 'higher' : 'lower' };
  },
};
