/** What the reference provider publishes of its odds: return to player in 1/10,000, rounded down, and volatility 1 to 5. */
const SHEETS = [
  { rtp: 9_747, volatility: 3 },
  { rtp: 9_491, volatility: 1 },
  { rtp: 9_621, volatility: 5 },
] as const;

/**
 * The odds that the provider gives a game, by its id; `tests/provider/catalogOdds.test.ts` holds both together for every
 * game of the seed.
 */
export function oddsOf(gameId: string): (typeof SHEETS)[number] {
  if (gameId === 'lantern-night') return SHEETS[0];
  const sum = [...gameId].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return SHEETS[sum % SHEETS.length] ?? SHEETS[0];
}

/** Of every crash game: all targets return the same, and one is as steep as the player makes it. */
export const crashOdds = { rtp: 9_700, volatility: 4 } as const;
