import type { Draw } from '../rng/blocks.ts';
import { type BetType, fieldOf, pays, type Rules, STAKE_STEP } from './rules.ts';

/** Bets on the spots of a table: 1/10,000 P by spot. The stake is their sum. */
export interface SpotsChoice<S extends string = string> {
  readonly spots: Readonly<Partial<Record<S, number>>>;
}

/** A table with many spots, of which each pays for itself. */
export interface SpotTable<S extends string, V> {
  readonly id: string;
  readonly bets: readonly BetType[];
  readonly isSpot: (name: string) => boolean;
  /** Everything that happens in a round. */
  readonly draw: () => Draw<V>;
  /** What comes back for a bet on a spot, its stake included, in hundredths; 0 for a bet that is lost. */
  readonly returns: (view: V, spot: S) => number;
}

/** The bets of a choice, in the order in which they were placed. */
export const betsOf = <S extends string>({ spots }: SpotsChoice<S>): readonly (readonly [spot: S, amount: number])[] =>
  Object.entries(spots) as [S, number][];

/** 1/10,000 P */
export const sumOf = (choice: SpotsChoice): number => betsOf(choice).reduce((sum, [, amount]) => sum + amount, 0);

/** Every bet is on a spot of the table, in whole steps, and together they are the stake. */
const isBetOn = (isSpot: (name: string) => boolean, stake: number, choice: SpotsChoice): boolean => {
  const bets = betsOf(choice);
  return (
    bets.length > 0 &&
    bets.every(([spot, amount]) => isSpot(spot) && amount >= STAKE_STEP && amount % STAKE_STEP === 0) &&
    sumOf(choice) === stake
  );
};

function readSpots<S extends string>(value: unknown, isSpot: (name: string) => boolean): SpotsChoice<S> | null {
  const spots = fieldOf(value, 'spots');
  if (typeof spots !== 'object' || spots === null || Array.isArray(spots)) return null;
  const bets = Object.entries(spots);
  if (!bets.every(([spot, amount]) => isSpot(spot) && Number.isSafeInteger(amount) && amount > 0)) return null;
  return { spots: Object.fromEntries(bets) as SpotsChoice<S>['spots'] };
}

/** 1/10,000 P that all bets together bring back. */
export const payoutOn = <S extends string>(choice: SpotsChoice<S>, hundredths: (spot: S) => number): number =>
  betsOf(choice).reduce((sum, [spot, amount]) => sum + pays(amount, hundredths(spot)), 0);

/** The rules of a table whose rounds have no moves. */
export const spotRules = <S extends string, V>(table: SpotTable<S, V>): Rules<SpotsChoice<S>, never, V> => ({
  id: table.id,
  bets: table.bets,
  hasOpposites: true,
  readChoice: (value) => readSpots(value, table.isSpot),
  readMove: () => null,
  isBet: (stake, choice) => isBetOn(table.isSpot, stake, choice),
  play: function* ({ choice }) {
    const view = yield* table.draw();
    return { view, payout: payoutOn(choice, (spot) => table.returns(view, spot)), isOver: true };
  },
  leave: () => null,
});
