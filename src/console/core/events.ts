import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { spellGuard } from '../../inspection/spell.ts';

/** An event that the machine knows where it stands, and whether it would do anything with it. */
export interface Possible {
  readonly type: string;
  readonly can: boolean;
  /** The guards that say no, where that is the reason. */
  readonly guards: readonly string[];
}

/** The events that some active state hears, in the order of writing, innermost first. Those of XState itself are left out. */
export function eventsHere(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): readonly Possible[] {
  const active = [...snapshot._nodes].sort((one, other) => other.path.length - one.path.length);
  const types = new Set(active.flatMap((node) => [...node.transitions.keys()]).filter(isForPeople));
  return [...types].map((type) => {
    const can = snapshot.can({ type });
    const guards = active.flatMap((node) =>
      (node.transitions.get(type) ?? []).flatMap(({ guard }) => (guard === undefined ? [] : [spellGuard(guard)])),
    );
    return { type, can, guards: can ? [] : guards };
  });

  function isForPeople(type: string): boolean {
    return !type.startsWith('xstate.') && type !== '*' && machine.events.includes(type);
  }
}
