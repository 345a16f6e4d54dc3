import { randomOf } from '../../server/play/game/art/random.ts';

type KindOf<Item> = (item: Item) => string;

/**
 * All items in an order that depends on the seed alone. Every kind has its turn before any has a second one, and so do
 * the kinds within a kind: none crowds out another by having many items.
 */
export function draw<Item>(items: readonly Item[], seed: number, kinds: readonly KindOf<Item>[]): readonly Item[] {
  const random = randomOf(String(seed));
  return byTurns(shuffled(items, random), kinds, random);
}

function byTurns<Item>(
  items: readonly Item[],
  [kindOf, ...within]: readonly KindOf<Item>[],
  random: () => number,
): readonly Item[] {
  if (kindOf === undefined) return items;
  const groups = [...Map.groupBy(items, kindOf).values()].map((group) => byTurns(group, within, random));
  const rounds = Math.max(0, ...groups.map(({ length }) => length));
  const ordered = shuffled(groups, random);
  return Array.from({ length: rounds }, (_, round) => ordered.flatMap((group) => group.slice(round, round + 1))).flat();
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
