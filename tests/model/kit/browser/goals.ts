import type { RemoteLook } from './remote.ts';

/** What a tour through a browser is after. What has been reached is told by the page, never by the plan. */
export interface Goals {
  /** What taking these transitions right after `last` comes to. */
  readonly of: (taken: readonly string[], last: string | null) => readonly string[];
  readonly isOpen: (goal: string) => boolean;
  /** Whether it matters which transition was the last. */
  readonly areInOrder: boolean;
  readonly note: (look: Pick<RemoteLook, 'taken' | 'pairs'>) => void;
  /** A plan was made for it: what the page does not let happen is not tried for ever from the same opening. */
  readonly tried: (goal: string) => void;
  readonly giveUp: (goal: string) => void;
  /** Another opening may do better. */
  readonly begin: () => void;
  readonly reached: () => number;
  /** Whether there is nothing left to reach, as far as can be told without looking. */
  readonly isDone: () => boolean;
  /** What was given up from every opening that had a plan for it. */
  readonly givenUp: () => readonly string[];
}

/** How often a page may do something else before two transitions in a row are given up. */
const MOST_TRIES = 3;

/** Each of these transitions once. */
export function eachOf(transitions: readonly string[]): Goals {
  const open = new Set(transitions);
  return {
    of: (taken) => taken,
    isOpen: (goal) => open.has(goal),
    areInOrder: false,
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
  return {
    of: (taken, last) =>
      taken.flatMap((id, at) => {
        const before = at === 0 ? last : taken[at - 1];
        return before === null || before === undefined ? [] : [`${before} > ${id}`];
      }),
    isOpen: (goal) => !seen.has(goal) && (tries.get(goal) ?? 0) < MOST_TRIES,
    areInOrder: true,
    note: ({ pairs }) => {
      for (const pair of Object.keys(pairs)) seen.add(pair);
    },
    tried: (goal) => {
      tries.set(goal, (tries.get(goal) ?? 0) + 1);
      if (tries.get(goal) === MOST_TRIES) givenUp.add(goal);
    },
    giveUp: (goal) => {
      tries.set(goal, MOST_TRIES);
      givenUp.add(goal);
    },
    begin: () => tries.clear(),
    reached: () => seen.size,
    isDone: () => false,
    givenUp: () => [...givenUp].filter((goal) => !seen.has(goal)),
  };
}
