import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import { formatMove, type Move } from '../../../../src/inspection/step/move.ts';
import type { Course } from '../../../../src/inspection/step/pureStep.ts';
import { transplant } from '../../../../src/inspection/step/transplant.ts';
import type { Arrival } from '../explore.ts';
import type { ApprovedWalk } from './approvedWalks.ts';
import { differenceOf, isSameInside } from './observation.ts';
import type { Stepper } from './stepper.ts';

/** Where a walk saw that a machine is not the approved one. */
export interface Killing {
  readonly walk: string;
  /** After how many moves, and the last of them. */
  readonly moves: number;
  readonly move: string;
  readonly difference: string;
}

/**
 * Walks until something differs; null where nothing does. What is not touched by the change comes out as approved
 * without being done: the mutant stands where the unchanged machine stood unless it differs inside.
 */
export function killedBy(
  { start, step }: Stepper,
  mutant: AnyStateMachine,
  touched: (course: Course) => boolean,
  walks: readonly ApprovedWalk[],
): Killing | null {
  const begun = new Map<unknown, ReturnType<typeof start>>();
  for (const walk of walks) {
    const first = begun.get(walk.input) ?? start(mutant, walk.input);
    begun.set(walk.input, first);
    const found = (moves: number, move: string, difference: string) => ({ walk: walk.name, moves, move, difference });
    if ('broken' in first) return found(0, 'start', first.broken);
    const atStart = differenceOf(walk.start, first);
    if (atStart !== null) return found(0, 'start', atStart);

    /** Where the mutant stands, if it differs inside from what is approved. */
    let own: Configuration | null = isSameInside(walk.start.to, first.to) ? null : first.to;
    let here: Arrival = walk.start;
    const tryOne = (move: Move, expected: Arrival): Arrival | string => {
      const made = step(mutant, own ?? transplant(mutant, here.to), move);
      if ('broken' in made) return made.broken;
      return differenceOf(expected, made) ?? made;
    };
    for (let at = 0; at <= walk.steps.length; at += 1) {
      for (const { move, course } of walk.ignored[at] ?? []) {
        if (own === null && !touched(course)) continue;
        const made = tryOne(move, { to: here.to, effects: [] });
        if (typeof made === 'string') return found(at, formatMove(move), made);
      }
      const next = walk.steps[at];
      if (next === undefined) continue;
      if (own !== null || touched(next.course)) {
        const made = tryOne(next.move, next);
        if (typeof made === 'string') return found(at + 1, formatMove(next.move), made);
        own = isSameInside(next.to, made.to) ? null : made.to;
      }
      here = next;
    }
  }
  return null;
}
