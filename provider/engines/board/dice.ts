import type { Ratio } from '../ratio.ts';
import { drawBelow } from '../rng/blocks.ts';
import { fieldOf, isWhole, pays, type Rules, STAKE_STEP } from './rules.ts';

/** A number from 0.00 to 99.99, in hundredths: 10,000 of them. */
const NUMBERS = 10_000;
/** Least and most share of winning numbers, in percent. */
export const LEAST_CHANCE = 2;
export const MOST_CHANCE = 95;

export interface DiceChoice {
  readonly side: 'under' | 'over';
  /** Winning numbers in percent. */
  readonly chance: number;
}

export interface DiceView {
  /** 0 to 9,999. */
  readonly number: number;
  readonly isWon: boolean;
  /** In hundredths. */
  readonly multiplier: number;
}

/** 99 % over the chance, in hundredths, rounded down. */
export const multiplierOf = (chance: number): number => Math.floor(9_900 / chance);

/** The line that the number must stay under, or reach. */
export const lineOf = ({ side, chance }: DiceChoice): number =>
  side === 'under' ? chance * 100 : NUMBERS - chance * 100;

const returnOf = (chance: number): Ratio => ({
  numerator: BigInt(multiplierOf(chance) * chance),
  denominator: 10_000n,
});

/** One number; the player says on which side of a line, and how far off. */
export const dice: Rules<DiceChoice, never, DiceView> = {
  id: 'dice-1',
  bets: Array.from({ length: MOST_CHANCE - LEAST_CHANCE + 1 }, (_, at) => LEAST_CHANCE + at)
    .toSorted((a, b) => Math.abs(50 - a) - Math.abs(50 - b))
    .map((chance) => ({ id: String(chance), rtp: returnOf(chance) })),
  readChoice: (value) => {
    const [side, chance] = [fieldOf(value, 'side'), fieldOf(value, 'chance')];
    if ((side !== 'under' && side !== 'over') || !isWhole(chance, LEAST_CHANCE, MOST_CHANCE)) return null;
    return { side, chance };
  },
  readMove: () => null,
  isBet: (stake) => stake % STAKE_STEP === 0,
  play: function* ({ stake, choice }) {
    const { values } = yield* drawBelow([NUMBERS], 0);
    const [number = 0] = values;
    const line = lineOf(choice);
    const isWon = choice.side === 'under' ? number < line : number >= line;
    const multiplier = multiplierOf(choice.chance);
    return { view: { number, isWon, multiplier }, payout: isWon ? pays(stake, multiplier) : 0, isOver: true };
  },
  leave: () => null,
};
