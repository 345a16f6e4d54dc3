import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { spellGuard } from '../../inspection/spell.ts';

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
    const can = canHear(snapshot, { type });
    const guards = active.flatMap((node) =>
      (node.transitions.get(type) ?? []).flatMap(({ guard }) => (guard === undefined ? [] : [spellGuard(guard)])),
    );
    return { type, can: can ?? true, needsMore: can === null, guards: can === false ? guards : [] };
  });

  function isForPeople(type: string): boolean {
    return !type.startsWith('xstate.') && type !== '*' && machine.events.includes(type);
  }
}

/** Null where a guard asks for something that the event does not carry. */
function canHear(snapshot: AnyMachineSnapshot, event: EventObject): boolean | null {
  try {
    return snapshot.can(event);
  } catch {
    return null;
  }
}
