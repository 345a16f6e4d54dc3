import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { whyNot } from './whyNot.ts';

/** An event that the machine knows where it stands, and whether it would do anything with it. */
export interface Possible {
  readonly type: string;
  readonly can: boolean;
  /** It cannot be told, or sent, without what the event carries. */
  readonly needsMore: boolean;
  /** The guards that say no, where that is the reason. */
  readonly guards: readonly string[];
}

/** The events that some active state hears, in the order of writing, innermost first. Those of XState itself are left out. */
export function eventsHere(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): readonly Possible[] {
  const active = [...snapshot._nodes].sort((one, other) => other.path.length - one.path.length);
  const types = new Set(active.flatMap((node) => [...node.transitions.keys()]).filter(isForPeople));
  return [...types].map((type) => {
    const { places, verdict } = whyNot(snapshot, { type });
    const guards = places.flatMap(({ candidates }) => candidates).flatMap(({ guard }) => guard ?? []);
    const needsMore = guards.some(({ said }) => said === null);
    const can = needsMore || verdict.kind === 'would change';
    return { type, can, needsMore, guards: can ? [] : guards.map(({ name }) => name) };
  });

  function isForPeople(type: string): boolean {
    return !type.startsWith('xstate.') && type !== '*' && machine.events.includes(type);
  }
}
