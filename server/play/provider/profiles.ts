/** What protocols of providers disagree on; everything else is the same for all. */
export interface ProviderProfile {
  /** As in `x-provider`. */
  readonly code: string;
  /** Wire units in 1/10,000 P: 10 for a provider that counts in 1/100,000 P. A remainder is refused, never rounded. */
  readonly unitsPerTick: number;
  /** A cancellation before its bet leaves a tombstone, or is refused with BET_UNKNOWN. */
  readonly cancelBeforeBet: 'tombstone' | 'refuse';
  /** A win before its bet waits for the bet, or is refused with ROUND_UNKNOWN. */
  readonly winBeforeBet: 'park' | 'refuse';
  /** A cancellation in an open round that has paid already is refused, or takes the payout back too. */
  readonly cancelAfterWin: 'refuse' | 'takeBack';
  /** Jackpots by id, and the seed that the house puts into an empty pot, 1/10,000 P. */
  readonly jackpots: ReadonlyMap<string, number>;
  /** Most that it may pay for promotions in a business day, to a player and to all, 1/10,000 P. */
  readonly promotionsADay: { readonly player: number; readonly all: number };
}

const P = 10_000;

/** The reference provider. */
export const STATEHOUSE_GAMES: ProviderProfile = {
  code: 'statehouse-games',
  unitsPerTick: 1,
  cancelBeforeBet: 'tombstone',
  winBeforeBet: 'park',
  cancelAfterWin: 'refuse',
  jackpots: new Map([
    ['mini', 50 * P],
    ['minor', 500 * P],
    ['major', 5_000 * P],
    ['grand', 50_000 * P],
  ]),
  promotionsADay: { player: 10_000 * P, all: 200_000 * P },
};

export const profiles: ReadonlyMap<string, ProviderProfile> = new Map([[STATEHOUSE_GAMES.code, STATEHOUSE_GAMES]]);
