/** What the reference provider publishes of the odds of a game. */
export interface Odds {
  /** Of the bets of a game, the return of the one that returns least, and most: 1/10,000, rounded down. */
  readonly leastReturn: number;
  readonly greatestReturn: number;
  /** 1 to 5. */
  readonly volatility: number;
}

/** Every bet returns the same. */
const even = (everyReturn: number, volatility: number): Odds => ({
  leastReturn: everyReturn,
  greatestReturn: everyReturn,
  volatility,
});

const SHEETS = [even(9_747, 3), even(9_491, 1), even(9_621, 5)] as const;

/** Of a game with jackpots: reels, contributions and seeds together. */
const WITH_JACKPOTS = even(9_606, 5);

/**
 * The odds that the provider gives a game, by its id; `tests/provider/catalogOdds.test.ts` holds both together for every
 * game of the seed.
 */
export function oddsOf(gameId: string): Odds {
  if (gameId === 'lantern-night') return SHEETS[0];
  if (/jackpot|-(?:millions|vault|tide)$/.test(gameId)) return WITH_JACKPOTS;
  const sum = [...gameId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return SHEETS[sum % SHEETS.length] ?? SHEETS[0];
}

/** Of every crash game: all targets return the same, and one is as steep as the player makes it. */
export const crashOdds = even(9_700, 4);
