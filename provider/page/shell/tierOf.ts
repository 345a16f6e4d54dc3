/** Wins that are celebrated, by their multiple of the stake. */
export const TIERS = [200, 50, 10] as const;
export type Tier = (typeof TIERS)[number];

/** The tier of a round; null below the least. 1/10,000 P */
export const tierOf = ({ stake, payout }: { readonly stake: number; readonly payout: number }): Tier | null =>
  stake > 0 ? (TIERS.find((times) => payout >= times * stake) ?? null) : null;
