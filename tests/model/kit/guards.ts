import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Verdict } from '../../../src/inspection/guardGoals.ts';
import { attempt, conditionsOf, judgeOf } from '../../../src/inspection/guards.ts';
import { transitionId, transitionsOf } from '../../../src/inspection/transitions.ts';

/** Guards of a machine that report what they say. XState itself does not tell. */
export interface WatchedGuards {
  /** What was said since the last time somebody asked. */
  readonly read: () => readonly Verdict[];
}

/**
 * Puts an ear to every guard of a machine. The machine must be this caller's own (`provide` makes one): its transitions
 * are changed. `guards.test.ts` holds XState to what is relied on: a guard with `check` is asked through that.
 */
export function watchGuards(machine: AnyStateMachine): WatchedGuards {
  let heard: Verdict[] = [];
  for (const transition of transitionsOf(machine)) {
    const { guard } = transition;
    if (guard === undefined) continue;
    const id = transitionId(transition);
    const watched = Object.assign(() => false, {
      check: (snapshot: AnyMachineSnapshot, args: { context: unknown; event: EventObject }) => {
        const judge = judgeOf(snapshot, args);
        const said = judge(guard);
        heard.push({ id, said, leaves: conditionsOf(guard).map((leaf) => attempt(judge, leaf)) });
        return said;
      },
    });
    transition.guard = watched as never;
  }
  return {
    read: () => {
      const all = heard;
      heard = [];
      return all;
    },
  };
}
