interface Limits {
  readonly game: { readonly minStake: number; readonly maxStake: number };
}

/** The stakes that a player steps through, P. */
const LADDER = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** Those that a game allows, 1/10,000 P. */
export const stakesOf = ({ game: { minStake, maxStake } }: Limits): readonly number[] => {
  const fitting = LADDER.map((stake) => stake * 10_000).filter((stake) => stake >= minStake && stake <= maxStake);
  return fitting.length > 0 ? fitting : [minStake];
};

/** What a game begins with: 20 P or the nearest below. */
export function firstStake(limits: Limits | null): number {
  if (limits === null) return 0;
  const stakes = stakesOf(limits);
  return stakes.findLast((stake) => stake <= 200_000) ?? stakes[0] ?? 0;
}

const PRESETS = [10, 20, 50, 100, 200].map((stake) => stake * 10_000);

/** Up to five stakes for the chips, 1/10,000 P. */
export function presetsOf(stakes: readonly number[]): readonly number[] {
  const usual = PRESETS.filter((stake) => stakes.includes(stake));
  return usual.length >= 3 ? usual : stakes.slice(0, 5);
}
