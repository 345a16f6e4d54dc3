import type { Ratio } from '../ratio.ts';
import { type Draw, drawBelow } from '../rng/blocks.ts';

/** 1 P in 1/10,000 P: the step of a stake that plays for jackpots. */
export const JACKPOT_STEP = 10_000;

/** From the largest seed to the smallest. */
export const JACKPOT_IDS = ['grand', 'major', 'minor', 'mini'] as const;
export type JackpotId = (typeof JACKPOT_IDS)[number];

export interface JackpotOdds {
  /** One number is drawn below this a round. */
  readonly range: number;
  /** In the order of their numbers, from 0. */
  readonly pots: readonly {
    readonly id: JackpotId;
    /** Numbers that each P of the stake wins with, so that the chance is proportional to the stake. */
    readonly numbers: number;
    /** Part of the stake that goes into the pot, in 1/10,000. */
    readonly contribution: number;
    /** What the wallet puts into the pot when it is new or has just been won, P. */
    readonly seed: number;
  }[];
}

/** All games with jackpots play for the same four pots. */
export const networkJackpots: JackpotOdds = {
  range: 25_000_000,
  pots: [
    { id: 'grand', numbers: 1, contribution: 50, seed: 50_000 },
    { id: 'major', numbers: 10, contribution: 30, seed: 5_000 },
    { id: 'minor', numbers: 100, contribution: 30, seed: 500 },
    { id: 'mini', numbers: 1_250, contribution: 40, seed: 50 },
  ],
};

export interface JackpotDraw {
  /** Block of the stream that the number comes from. */
  readonly cursor: number;
  /** The 32-bit number behind it. */
  readonly word: number;
  readonly number: number;
  readonly won: JackpotId | null;
}

/** Draws the number of a round: it wins one pot or none. @param stake 1/10,000 P */
export function* drawJackpot({ range, pots }: JackpotOdds, stake: number, cursor: number): Draw<JackpotDraw> {
  const { values, words } = yield* drawBelow([range], cursor);
  const number = values[0] ?? range;
  let end = 0;
  const won = pots.find(({ numbers }) => {
    end += (numbers * stake) / JACKPOT_STEP;
    return number < end;
  });
  return { cursor, word: words[0] ?? 0, number, won: won?.id ?? null };
}

/** What a stake puts into each pot, 1/10,000 P. */
export const contributionsOf = ({ pots }: JackpotOdds, stake: number) =>
  pots.map(({ id, contribution }) => ({ id, contribution: (stake * contribution) / 10_000 }));

/** Whether the stake is whole P, and its numbers fit into the range. @param stake 1/10,000 P */
export const isJackpotStake = ({ range, pots }: JackpotOdds, stake: number): boolean =>
  stake % JACKPOT_STEP === 0 && pots.reduce((sum, { numbers }) => sum + (numbers * stake) / JACKPOT_STEP, 0) <= range;

/** Return of the pots: what stakes put into them, and the seeds that are won. */
export function returnOfJackpots({ range, pots }: JackpotOdds): {
  readonly contributions: Ratio;
  readonly seeds: Ratio;
} {
  const contributed = pots.reduce((sum, { contribution }) => sum + contribution, 0);
  const seeded = pots.reduce((sum, { numbers, seed }) => sum + numbers * seed, 0);
  return {
    contributions: { numerator: BigInt(contributed), denominator: 10_000n },
    seeds: { numerator: BigInt(seeded), denominator: BigInt(range) },
  };
}
