import type { Counts } from '../../../../src/inspection/coverage.ts';
import type { RemoteLook } from './remote.ts';

/** What a tour through a browser is after. What has been reached is told by the page, never by the plan. */
export interface Goals {
  /** What taking these transitions right after `last` comes to. */
  readonly of: (taken: readonly string[], last: string | null) => readonly string[];
  readonly isOpen: (goal: string) => boolean;
  /** Whether it matters which transition was the last. */
  readonly areInOrder: boolean;
  /** How many walks in a row may come to nothing new before the rest is given up. */
  readonly mostTries: number;
  /** What the page tells after a move, and how many moves of the plan are left. */
  readonly note: (look: Pick<RemoteLook, 'taken' | 'pairs'>, left: number) => void;
  /** A plan was made for it: what the page does not let happen is not tried for ever from the same opening. */
  readonly tried: (goal: string) => void;
  /** Whether it was seen what the page does instead. */
  readonly isExplained: (goal: string) => boolean;
  readonly giveUp: (goal: string) => void;
  /** Another opening may do better. */
  readonly begin: () => void;
  readonly reached: () => number;
  /** How many plans have been made. */
  readonly plans: () => number;
  /** Whether there is nothing left to reach, as far as can be told without looking. */
  readonly isDone: () => boolean;
  /** What was given up from every opening that had a plan for it, with what the page did instead. */
  readonly givenUp: () => readonly string[];
}

/** How often a page may do something else before two transitions in a row are given up; later openings try once more. */
const MOST_TRIES = 3;

/** Each of these transitions once. */
export function eachOf(transitions: readonly string[]): Goals {
  const open = new Set(transitions);
  return {
    of: (taken) => taken,
    isOpen: (goal) => open.has(goal),
    areInOrder: false,
    mostTries: 1,
    note: ({ taken }) => {
      for (const id of Object.keys(taken)) open.delete(id);
    },
    tried: () => {},
    isExplained: () => true,
    giveUp: () => {},
    begin: () => {},
    reached: () => transitions.length - open.size,
    plans: () => 0,
    isDone: () => open.size === 0,
    givenUp: () => [],
  };
}

/** Every two transitions that can be taken one right after the other. */
export function pairsInOrder(): Goals {
  const seen = new Set<string>();
  const tries = new Map<string, number>();
  const givenUp = new Set<string>();
  /** What the second of two came after instead. */
  const before = new Map<string, Set<string>>();
  /** What came right after the first of two, by that first. */
  const after = new Map<string, Set<string>>();
  /** Those of which the first did come. */
  const begun = new Set<string>();
  let counted: Counts = {};
  let aim: string | null = null;
  let plans = 0;

  /** Instead of `a > b`, which is what the page was to come to, something else was seen. */
  const noteOther = (pair: string): void => {
    if (aim === null || aim === pair) return;
    const [first, second] = halvesOf(pair);
    const [wantedFirst, wantedSecond] = halvesOf(aim);
    if (second === wantedSecond) noteIn(before, aim, first);
    if (first === wantedFirst) noteIn(after, wantedFirst, second);
    if (second === wantedFirst) begun.add(aim);
  };
  const insteadOf = (goal: string): string => {
    const only = [...(before.get(goal) ?? [])];
    const came = [...(after.get(halvesOf(goal)[0]) ?? [])];
    const parts = [
      ...(only.length > 0 ? [`only after: ${only.join(', ')}`] : []),
      ...(came.length > 0 ? [`right after the first came: ${came.join(', ')}`] : []),
    ];
    return parts.join('; ') || (begun.has(goal) ? 'nothing came after the first' : 'the first did not come');
  };
  return {
    of: (taken, last) =>
      taken.flatMap((id, at) => {
        const before = at === 0 ? last : taken[at - 1];
        return before === null || before === undefined ? [] : [`${before} > ${id}`];
      }),
    isOpen: (goal) => !seen.has(goal) && (tries.get(goal) ?? 0) < MOST_TRIES,
    areInOrder: true,
    mostTries: MOST_TRIES,
    note: ({ pairs }, left) => {
      for (const [pair, times] of Object.entries(pairs)) {
        seen.add(pair);
        // Further back the plan itself may pass through one of the two.
        if (left <= 1 && times > (counted[pair] ?? 0)) noteOther(pair);
      }
      counted = pairs;
    },
    tried: (goal) => {
      aim = goal;
      plans += 1;
      tries.set(goal, (tries.get(goal) ?? 0) + 1);
      if (tries.get(goal) === MOST_TRIES) givenUp.add(goal);
    },
    isExplained: (goal) => before.has(goal) || after.has(halvesOf(goal)[0]),
    giveUp: (goal) => {
      tries.set(goal, MOST_TRIES);
      givenUp.add(goal);
    },
    begin: () => {
      tries.clear();
      for (const goal of givenUp) tries.set(goal, MOST_TRIES - 1);
    },
    reached: () => seen.size,
    plans: () => plans,
    isDone: () => false,
    givenUp: () => [...givenUp].flatMap((goal) => (seen.has(goal) ? [] : [`${goal} (${insteadOf(goal)})`])),
  };
}

function halvesOf(pair: string): readonly [first: string, second: string] {
  const [first = '', second = ''] = pair.split(' > ');
  return [first, second];
}

function noteIn(notes: Map<string, Set<string>>, of: string, what: string): void {
  notes.set(of, (notes.get(of) ?? new Set()).add(what));
}
