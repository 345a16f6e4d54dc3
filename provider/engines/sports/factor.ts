import type { Ratio } from '../ratio.ts';
import type { Result } from './market.ts';

/** What a bet of 1 returns, exactly. Odds in hundredths. */
export function factorOf(result: Result, odds: number): Ratio {
  const of = (numerator: number, denominator: number): Ratio => ({
    numerator: BigInt(numerator),
    denominator: BigInt(denominator),
  });
  switch (result) {
    case 'won':
      return of(odds, 100);
    case 'half-won':
      return of(odds + 100, 200);
    case 'void':
      return of(1, 1);
    case 'half-lost':
      return of(1, 2);
    case 'dead-heat':
      return of(odds, 200);
    case 'lost':
      return of(0, 1);
  }
}

interface SettledLeg {
  readonly result: Result;
  /** Hundredths. */
  readonly odds: number;
}

/** What a slip is paid: its stake times the factors of all legs, rounded down once. 1/10,000 P */
export function payoutOf(stake: number, legs: readonly SettledLeg[]): number {
  const product = legs.reduce(
    (so, { result, odds }) => {
      const { numerator, denominator } = factorOf(result, odds);
      return { numerator: so.numerator * numerator, denominator: so.denominator * denominator };
    },
    { numerator: BigInt(stake), denominator: 1n },
  );
  return Number(product.numerator / product.denominator);
}

/** Combined odds in hundredths, rounded down. */
export const combinedOdds = (odds: readonly number[]): number =>
  Number(odds.reduce((so, each) => so * BigInt(each), 100n) / 100n ** BigInt(odds.length));
