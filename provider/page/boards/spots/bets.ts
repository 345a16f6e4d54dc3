import { betsOf, type SpotsChoice } from '../../../engines/board/spots.ts';

type Spots = SpotsChoice['spots'];

/** What lay on the table before a press; kept by what lies on it since. */
const before = new WeakMap<Spots, Spots>();

const after = <S extends string>({ spots }: SpotsChoice<S>, next: Spots): SpotsChoice<S> => {
  before.set(next, spots as Spots);
  return { spots: next as SpotsChoice<S>['spots'] };
};

export const placed = <S extends string>(choice: SpotsChoice<S>, spot: NoInfer<S>, chip: number): SpotsChoice<S> =>
  after(choice, { ...choice.spots, [spot]: (choice.spots[spot] ?? 0) + chip });

/** Null if nothing has been pressed since the page was opened. */
export const undone = <S extends string>(choice: SpotsChoice<S>): SpotsChoice<S> | null => {
  const spots = before.get(choice.spots as Spots);
  return spots === undefined ? null : { spots: spots as SpotsChoice<S>['spots'] };
};

export const cleared = <S extends string>(choice: SpotsChoice<S>): SpotsChoice<S> => after(choice, {});

export const doubled = <S extends string>(choice: SpotsChoice<S>): SpotsChoice<S> =>
  after(choice, Object.fromEntries(betsOf(choice).map(([spot, amount]) => [spot, amount * 2])));

export const repeated = <S extends string>(choice: SpotsChoice<S>, last: SpotsChoice<S>): SpotsChoice<S> =>
  after(choice, { ...last.spots });

export const isSame = (one: SpotsChoice, other: SpotsChoice): boolean => {
  const bets = betsOf(one);
  return bets.length === betsOf(other).length && bets.every(([spot, amount]) => other.spots[spot] === amount);
};
