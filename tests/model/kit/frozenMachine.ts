import type { AnyActorScope, AnyStateMachine, ContextFrom, EventObject, SnapshotFrom, StateValueFrom } from 'xstate';

/**
 * A machine below the one that is walked, for `live`: always looks the same. It hears everything, tells nobody and
 * changes nothing, so that whatever a view shows of it is as it should be for all of a walk.
 */
export function frozenMachine<M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  context: ContextFrom<M>,
): M {
  const image = (): SnapshotFrom<M> => machine.resolveState({ value, context } as never) as SnapshotFrom<M>;
  const standing: M = Object.assign(Object.create(machine), {
    getInitialSnapshot: image,
    start: () => {},
    transition: (snapshot: SnapshotFrom<M>, event: EventObject, scope: AnyActorScope) =>
      event.type === 'xstate.stop' ? machine.transition(snapshot, event as never, scope) : snapshot,
    provide: () => standing,
  });
  return standing;
}
