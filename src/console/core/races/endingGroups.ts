import { type Change, diffOf } from '../diff.ts';
import type { Ending } from './races.ts';

/** A notable fact about a result. */
export interface Hint {
  readonly text: string;
  /** Whether it is an error (repeated or failed), or merely suspicious. */
  readonly isGrave: boolean;
}

/** A result in a group of equal states, with its differences from the first. */
export interface ToldEnding {
  readonly ending: Ending;
  readonly hints: readonly Hint[];
  /** Context changes from the first result of its group; empty for the first. */
  readonly differs: readonly Change[];
}

/** Results with the same final states. */
export interface EndingGroup {
  readonly states: readonly string[];
  readonly endings: readonly ToldEnding[];
}

/** Groups results by final states, in the order found. Only calls are reported as started. */
export function groupEndings(endings: readonly Ending[], isCall: (src: string) => boolean): readonly EndingGroup[] {
  const groups = new Map<string, Ending[]>();
  for (const ending of endings) {
    const key = ending.states.join();
    groups.set(key, [...(groups.get(key) ?? []), ending]);
  }
  return [...groups.values()].map((own) => ({
    states: (own[0] as Ending).states,
    endings: own.map((ending) => {
      const differs = diffOf(own[0]?.context, ending.context);
      return { ending, differs, hints: hintsOf(ending, differs, endings, isCall) };
    }),
  }));
}

function hintsOf(
  ending: Ending,
  differs: readonly Change[],
  all: readonly Ending[],
  isCall: (src: string) => boolean,
): readonly Hint[] {
  const { problem, started, unheard, effects } = ending;
  const did = effects.flatMap((effect) => ('did' in effect ? [effect.did] : []));
  const others = new Set(all.filter((other) => isReordered(other, ending)).map((other) => sayOther(ending, other)));
  return [
    ...(problem === null ? [] : [{ text: `Error: ${problem}`, isGrave: true }]),
    ...repeatedIn(started.filter(isCall)).map(([src, times]) => ({
      text: `${src} started ${times} times`,
      isGrave: true,
    })),
    ...repeatedIn(did).map(([name, times]) => ({ text: `${name} executed ${times} times`, isGrave: false })),
    ...[...new Set(unheard.filter(isCall))].map((src) => ({
      text: `${src} stopped before its reply: it may still take effect`,
      isGrave: false,
    })),
    ...[...others].map((text) => ({ text, isGrave: false })),
    ...differs.filter(isNumber).map(({ path, before, after }) => ({
      text: `${path} is ${after}, but ${before} in another order`,
      isGrave: true,
    })),
  ];
}

/** Whether two results have the same moves and different states. */
const isReordered = (one: Ending, other: Ending): boolean =>
  one !== other &&
  one.states.join() !== other.states.join() &&
  one.order.toSorted().join('\n') === other.order.toSorted().join('\n');

/** A reply after a later user action is reported as such: it may be unwanted by then. */
function sayOther({ order, moves }: Ending, other: Ending): string {
  const where = nameOf(other.states);
  for (const [at, { kind }] of moves.entries()) {
    const answer = order[at] as string;
    const before = order
      .slice(0, at)
      .find((move, place) => moves[place]?.kind === 'event' && isLater(other, move, answer));
    if (kind === 'outcome' && before !== undefined)
      return `${answer} comes after ${before}; in the other order, the result is ${where}`;
  }
  return `the same steps in another order end in ${where}`;
}

const isLater = ({ order }: Ending, move: string, than: string): boolean => order.indexOf(move) > order.indexOf(than);

/** Title of a result: its states. */
export const nameOf = (states: readonly string[]): string => states.join(' + ') || 'its only state';

const isNumber = ({ before, after }: Change): boolean => typeof before === 'number' && typeof after === 'number';

const repeatedIn = (names: readonly string[]): readonly (readonly [string, number])[] =>
  [...new Set(names)]
    .map((name) => [name, names.filter((other) => other === name).length] as const)
    .filter(([, times]) => times > 1);
