import { type Market, type Result, resultOf } from './market.ts';
import type { Outcome } from './sport.ts';

/** What may become of a bet of 1: it returns `paid` × odds + `back` on average. */
export interface Fate {
  readonly paid: number;
  /** Half stakes that come back with a quarter line. */
  readonly back: number;
  /** The whole stake comes back. */
  readonly void: number;
}

const PAID: Readonly<Record<Result, number>> = {
  ...{ won: 1, 'half-won': 0.5, 'dead-heat': 0.5, void: 0, 'half-lost': 0, lost: 0 },
};
const BACK: Readonly<Record<Result, number>> = {
  ...{ won: 0, 'half-won': 0.5, 'dead-heat': 0, void: 0, 'half-lost': 0.5, lost: 0 },
};

export function fateOf(market: Pick<Market, 'kind' | 'line'>, side: string, outcomes: readonly Outcome[]): Fate {
  const fate = { paid: 0, back: 0, void: 0 };
  for (const { score, p } of outcomes) {
    const result = resultOf(market, side, score);
    fate.paid += PAID[result] * p;
    fate.back += BACK[result] * p;
    if (result === 'void') fate.void += p;
  }
  return fate;
}

/** What a bet of 1 returns on average. Odds in hundredths. */
export const returnOf = ({ paid, back, void: stake }: Fate, odds: number): number => (paid * odds) / 100 + back + stake;

/** The result that every outcome leads to; null if they differ. */
export function onlyResult(
  market: Pick<Market, 'kind' | 'line'>,
  side: string,
  outcomes: readonly Outcome[],
): Result | null {
  let only: Result | null = null;
  for (const { score, p } of outcomes) {
    if (p === 0) continue;
    const result = resultOf(market, side, score);
    if (only !== null && only !== result) return null;
    only = result;
  }
  return only;
}
