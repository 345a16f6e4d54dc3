import { expect } from 'vitest';
import { flowMachine } from '../flowMachine.ts';
import { exploreFamily, type FamilyPath } from './exploreFamily.ts';
import type { Family, GroupMessage } from './family.ts';
import { replayFamily, spellFamilyMove } from './replayFamily.ts';

type Row = readonly [title: string, run: () => void];

/**
 * The tests of machines that run together. Alone, a parent takes any end and any news of a child that its flow names, and
 * a child any event; together, only what really comes about does. Every transition of the children, and every one of the
 * parent that answers them, is taken on the way of real machines, but `apart`, those that need a child to be held (the
 * list must be exact); and all that one tells another is something that the other's own tests know of.
 */
export function familyTests(family: Family, apart: readonly string[] = [], most?: number): readonly Row[] {
  const { paths, missed, words, cut, gatherings } = exploreFamily(family, most);
  return [
    [
      `takes every transition together but those named here (${gatherings} gatherings)`,
      () => expect({ missed, cut }).toEqual({ missed: apart, cut: false }),
    ],
    ['tells each only what it is tested with', () => expect(unknownWords(family, words)).toEqual([])],
    ...paths.map((path, at): Row => [`${at + 1} of ${paths.length}: ${nameOf(path)}`, () => walk(family, path)]),
  ];
}

function walk(family: Family, path: FamilyPath): void {
  const taken = replayFamily(family, path);
  const expected = [path.start, ...path.steps].flatMap((turn) => turn.taken);
  expect(expected.filter((id) => !taken.has(id))).toEqual([]);
}

/** What one member has told another that the other's flow does not name, as sentences. */
export function unknownWords({ parent, children }: Family, words: readonly GroupMessage[]): readonly string[] {
  const parentId = flowMachine(parent).id;
  const unknown = words.flatMap((word) => {
    if (word.to === 'child') {
      const { src, id } = word.child.start;
      const cases = Object.keys(children[src]?.cases ?? {});
      return cases.includes(word.type) ? [] : [`${parentId} tells ${id} ${word.type}: its flow has no case for it`];
    }
    const { src, id } = word.from.start;
    const ends = (parent.outcomes as Readonly<Record<string, readonly { readonly kind: string }[]>>)[src] ?? [];
    const known = [...Object.keys(parent.cases), ...ends.map(({ kind }) => kind)];
    if (known.includes(word.type)) return [];
    const isEnd = word.type === 'done' || word.type === 'error';
    return [
      isEnd
        ? `${id} can end with ${word.type}: \`outcomes\` of ${parentId} lack that`
        : `${id} tells ${parentId} ${word.type}: its flow has no case for it`,
    ];
  });
  return [...new Set(unknown)];
}

const MOST_NAMED = 6;

function nameOf({ steps }: FamilyPath): string {
  const names = steps.map(spellFamilyMove);
  if (names.length === 0) return 'start';
  return names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')}, … (${names.length} moves)`;
}
