import { type Change, diffOf } from '../diff.ts';
import type { Ending } from './races.ts';

/** Something about an ending that a person should look at. */
export interface Hint {
  readonly text: string;
  /** Whether something was done twice, or has broken; else it is only odd. */
  readonly isGrave: boolean;
}

/** One ending of several in the same states, with what tells it from the first of them. */
export interface ToldEnding {
  readonly ending: Ending;
  readonly hints: readonly Hint[];
  /** Where its context differs from that of the first ending of its group; none for the first. */
  readonly differs: readonly Change[];
}

/** The endings in which the actor stands in the same states. */
export interface EndingGroup {
  readonly states: readonly string[];
  readonly endings: readonly ToldEnding[];
}

/** Puts endings together by where the actor ends, in the order in which they were found. Only of calls it is told what was started. */
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
    ...(problem === null ? [] : [{ text: `It breaks: ${problem}`, isGrave: true }]),
    ...repeatedIn(started.filter(isCall)).map(([src, times]) => ({
      text: `${src} is started ${times} times`,
      isGrave: true,
    })),
    ...repeatedIn(did).map(([name, times]) => ({ text: `${name} is done ${times} times`, isGrave: false })),
    ...[...new Set(unheard.filter(isCall))].map((src) => ({
      text: `${src} is stopped before it has answered: it may be done all the same`,
      isGrave: false,
    })),
    ...[...others].map((text) => ({ text, isGrave: false })),
    ...differs.filter(isNumber).map(({ path, before, after }) => ({
      text: `${path} is ${after}, and ${before} in another order`,
      isGrave: true,
    })),
  ];
}

/** Whether two endings come of the same moves and stand in other states. */
const isReordered = (one: Ending, other: Ending): boolean =>
  one !== other &&
  one.states.join() !== other.states.join() &&
  one.order.toSorted().join('\n') === other.order.toSorted().join('\n');

/** An answer that comes after what somebody did is told as that: it may be an answer that nobody wants any more. */
function sayOther({ order, moves }: Ending, other: Ending): string {
  const where = nameOf(other.states);
  for (const [at, { kind }] of moves.entries()) {
    const answer = order[at] as string;
    const before = order
      .slice(0, at)
      .find((move, place) => moves[place]?.kind === 'event' && isLater(other, move, answer));
    if (kind === 'outcome' && before !== undefined)
      return `${answer} comes after ${before}; before it, all ends in ${where}`;
  }
  return `the same in another order ends in ${where}`;
}

const isLater = ({ order }: Ending, move: string, than: string): boolean => order.indexOf(move) > order.indexOf(than);

/** How an ending is called by its states. */
export const nameOf = (states: readonly string[]): string => states.join(' + ') || 'its one state';

const isNumber = ({ before, after }: Change): boolean => typeof before === 'number' && typeof after === 'number';

const repeatedIn = (names: readonly string[]): readonly (readonly [string, number])[] =>
  [...new Set(names)]
    .map((name) => [name, names.filter((other) => other === name).length] as const)
    .filter(([, times]) => times > 1);
