/** What the reference provider publishes of its odds: return to player in 1/10,000, rounded down, and volatility 1 to 5. */
const SHEETS = [
  { rtp: 9_747, volatility: 3 },
  { rtp: 9_491, volatility: 1 },
  { rtp: 9_621, volatility: 5 },
] as const;

/** Of a game with jackpots: reels, contributions and seeds together. */
const WITH_JACKPOTS = { rtp: 9_606, volatility: 5 } as const;

interface Odds {
  readonly rtp: number;
  readonly volatility: number;
}

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
export const crashOdds = { rtp: 9_700, volatility: 4 } as const;
