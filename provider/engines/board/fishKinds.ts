/** Every shot draws one number from 0 to 14,999 and hits below the ways of its target. */
export const NUMBERS = 15_000;
/** 96 % of the numbers: ways × payout of every target. */
const RETURNED = 14_400;

/** From the commonest to the rarest. */
export const FISH_IDS = [
  'shrimp',
  'clown',
  'betta',
  'angel',
  'puffer',
  'ray',
  'octopus',
  'crab',
  'turtle',
  'shark',
  'whale',
  'naga',
] as const;
export type FishId = (typeof FISH_IDS)[number];

/** What each pays, times the price of a shot. */
export const timesOf: Readonly<Record<FishId, number>> = {
  ...{ shrimp: 2, clown: 3, betta: 4, angel: 6, puffer: 10, ray: 15, octopus: 20 },
  ...{ crab: 10, turtle: 25, shark: 60, whale: 100, naga: 200 },
};

/** What the bomb of the crab reaches: each is caught in half of its blasts, on its own. */
export const BLAST: readonly FishId[] = ['shrimp', 'clown', 'betta', 'angel', 'puffer'];
/** One for each way that a blast can go. */
export const BLASTS = 2 ** BLAST.length;

/** What blast `number` catches: one bit for each fish in reach. */
export const caughtBy = (number: number): readonly FishId[] => BLAST.filter((_, bit) => (number >> bit) & 1);

/** What a hit on the crab pays at least and at most, and on average. */
export const crabTimes = {
  least: timesOf.crab,
  most: BLAST.reduce((sum, id) => sum + timesOf[id], timesOf.crab),
  mean: BLAST.reduce((sum, id) => sum + timesOf[id] / 2, timesOf.crab),
};

/** Numbers that hit. They follow from the target alone. */
export const waysOf = (id: FishId): number => RETURNED / (id === 'crab' ? crabTimes.mean : timesOf[id]);
