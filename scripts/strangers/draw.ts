import { randomOf } from '../../server/game/art/random.ts';

/**
 * All items in an order that depends on the seed alone, so that a kind with many items does not crowd out the others:
 * each round takes one of every kind that has any left.
 */
export function draw<Item>(items: readonly Item[], seed: number, kindOf: (item: Item) => string): readonly Item[] {
  const random = randomOf(String(seed));
  const byKind = new Map<string, Item[]>();
  for (const item of shuffled(items, random)) {
    const kind = kindOf(item);
    byKind.set(kind, [...(byKind.get(kind) ?? []), item]);
  }
  const kinds = shuffled([...byKind.values()], random);
  const rounds = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => kinds.flatMap((kind) => kind.slice(round, round + 1))).flat();
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
