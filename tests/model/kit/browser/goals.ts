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
  readonly note: (look: Pick<RemoteLook, 'taken' | 'pairs'>) => void;
  /** A plan was made for it: what the page does not let happen is not tried for ever from the same opening. */
  readonly tried: (goal: string) => void;
  readonly giveUp: (goal: string) => void;
  /** Another opening may do better. */
  readonly begin: () => void;
  readonly reached: () => number;
  /** Whether there is nothing left to reach, as far as can be told without looking. */
  readonly isDone: () => boolean;
  /** What was given up from every opening that had a plan for it, with what its second came after where that was seen. */
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
    giveUp: () => {},
    begin: () => {},
    reached: () => transitions.length - open.size,
    isDone: () => open.size === 0,
    givenUp: () => [],
  };
}

/** Every two transitions that can be taken one right after the other. */
export function pairsInOrder(): Goals {
  const seen = new Set<string>();
  const tries = new Map<string, number>();
  const givenUp = new Set<string>();
  const instead = new Map<string, Set<string>>();
  let counted: Counts = {};
  let aim: string | null = null;

  /** On the way to `a > b`, `c > b` was seen. */
  const noteOther = (pair: string): void => {
    const [first = '', second] = pair.split(' > ');
    if (aim === null || aim === pair || aim.split(' > ')[1] !== second) return;
    const known = instead.get(aim) ?? new Set();
    instead.set(aim, known.add(first));
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
    note: ({ pairs }) => {
      for (const [pair, times] of Object.entries(pairs)) {
        seen.add(pair);
        if (times > (counted[pair] ?? 0)) noteOther(pair);
      }
      counted = pairs;
    },
    tried: (goal) => {
      aim = goal;
      tries.set(goal, (tries.get(goal) ?? 0) + 1);
      if (tries.get(goal) === MOST_TRIES) givenUp.add(goal);
    },
    giveUp: (goal) => {
      tries.set(goal, MOST_TRIES);
      givenUp.add(goal);
    },
    begin: () => {
      tries.clear();
      for (const goal of givenUp) tries.set(goal, MOST_TRIES - 1);
    },
    reached: () => seen.size,
    isDone: () => false,
    givenUp: () =>
      [...givenUp].flatMap((goal) => {
        if (seen.has(goal)) return [];
        const others = [...(instead.get(goal) ?? [])];
        return [others.length === 0 ? goal : `${goal} (only after: ${others.join(', ')})`];
      }),
  };
}
