import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { explainBlocked } from './whyNot.ts';

/** An event that the machine handles in its current state. */
export interface Possible {
  readonly type: string;
  readonly can: boolean;
  /** Unknown or impossible without a payload. */
  readonly needsMore: boolean;
  /** Guards that are false, if they are the reason. */
  readonly guards: readonly string[];
}

/** Events handled by active states, in source order, leaf first. XState's own events are omitted. */
export function eventsHere(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): readonly Possible[] {
  const active = [...snapshot._nodes].sort((one, other) => other.path.length - one.path.length);
  const types = new Set(active.flatMap((node) => [...node.transitions.keys()]).filter(isForPeople));
  return [...types].map((type) => {
    const { places, verdict } = explainBlocked(snapshot, { type });
    const guards = places.flatMap(({ candidates }) => candidates).flatMap(({ guard }) => guard ?? []);
    const needsMore = guards.some(({ said }) => said === null);
    const can = needsMore || verdict.kind === 'would change';
    return { type, can, needsMore, guards: can ? [] : guards.map(({ name }) => name) };
  });

  function isForPeople(type: string): boolean {
    return !type.startsWith('xstate.') && type !== '*' && machine.events.includes(type);
  }
}
