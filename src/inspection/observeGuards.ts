import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate';
import type { Verdict } from './guardGoals.ts';
import { conditionsOf } from './guards.ts';
import { alwaysVerdicts, type GuardVerdict, guardVerdicts } from './guardVerdicts.ts';
import { takenTransitions } from './takenTransitions.ts';
import { transitionId } from './transitions.ts';

/**
 * Hears what the guards of an actor system say, from the moment on when it hears of an actor. XState does not tell: the
 * guards are asked anew, of the same snapshot and event, so they must be pure. Where a machine moves on by itself before
 * it has begun, nobody tells from where: then only what came of it is known, and not what decided.
 */
export function observeGuards(): (event: InspectionEvent) => readonly Verdict[] {
  const before = new WeakMap<object, AnyMachineSnapshot>();

  return (event) => {
    const { actorRef: actor } = event;
    switch (event.type) {
      case '@xstate.event': {
        const snapshot: unknown = 'getSnapshot' in actor ? actor.getSnapshot() : null;
        if (before.has(actor) || !isOfMachine(snapshot)) return [];
        before.set(actor, snapshot);
        return event.event.type === 'xstate.init' ? whatMoves(snapshot, event.event) : [];
      }
      case '@xstate.snapshot':
        if (isOfMachine(event.snapshot)) before.set(actor, event.snapshot);
        return [];
      case '@xstate.microstep': {
        const after: unknown = event.snapshot;
        if (!isOfMachine(after)) return [];
        const last = before.get(actor);
        before.set(actor, after);
        const taken = takenTransitions(event);
        return [...whatLed(last, event.event, taken), ...whatMoves(after, event.event)];
      }
      default:
        return [];
    }
  };
}

/** What was said for a step to come about; that of a transition without an event was heard after the step before. */
function whatLed(
  last: AnyMachineSnapshot | undefined,
  event: EventObject,
  taken: readonly AnyTransitionDefinition[],
): readonly Verdict[] {
  if (taken.some(({ eventType }) => eventType === '')) return last === undefined ? taken.flatMap(certainOf) : [];
  if (last === undefined || event.type === 'xstate.init') return [];
  return guardVerdicts(last, event).map(inShort);
}

/** What is said of going on without an event, which XState asks after each step. */
const whatMoves = (snapshot: AnyMachineSnapshot, event: EventObject): readonly Verdict[] =>
  snapshot.status === 'active' ? alwaysVerdicts(snapshot, event).map(inShort) : [];

/** That a transition without an event was taken means that its guard said yes, and those before it no. */
function certainOf(taken: AnyTransitionDefinition): readonly Verdict[] {
  const { always = [] } = taken.source;
  return always
    .slice(0, always.indexOf(taken) + 1)
    .flatMap((transition) =>
      transition.guard === undefined
        ? []
        : [{ id: transitionId(transition), said: transition === taken, leaves: unknownIn(transition.guard) }],
    );
}

const unknownIn = (guard: unknown): readonly null[] => conditionsOf(guard).map(() => null);

const inShort = ({ transition, said, leaves }: GuardVerdict): Verdict => ({
  id: transitionId(transition),
  said,
  leaves: leaves.map((leaf) => leaf.said),
});

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;
