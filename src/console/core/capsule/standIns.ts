import type { AnyActorLogic, AnyActorRef, AnyActorScope, EventObject, ExecutableActionObject } from 'xstate';

interface Inside {
  logic: AnyActorLogic;
  readonly _actorScope: AnyActorScope;
}

/**
 * Lets an actor that was just made do nothing to the world: what is no machine never begins and only waits for how it
 * ends, and of a machine no action is carried out but those of XState itself. What has no beginning of its own, a mere
 * function from one state to the next, stays as it is.
 *
 * It is to be called for `@xstate.actor`, before the actor has a first snapshot. This is the one file that knows `logic`
 * and `_actorScope`, which XState keeps to itself: `tests/console/core/capsule/standIns.test.ts` holds it to that.
 */
export function standIn(actor: AnyActorRef): void {
  const inside = actor as unknown as Inside;
  if ('root' in inside.logic) withoutEffects(inside._actorScope);
  else if (inside.logic.start !== undefined) inside.logic = held(inside.logic);
}

function withoutEffects(scope: AnyActorScope): void {
  const carryOut = scope.actionExecutor;
  scope.actionExecutor = (action) => carryOut(isOwn(action) ? action : { ...action, exec: undefined });
}

const isOwn = ({ type }: ExecutableActionObject): boolean => type.startsWith('xstate.');

/** It ends, and gives something, only where it is told the very event by which it told itself. */
function held(logic: AnyActorLogic): AnyActorLogic {
  const { start: _, ...rest } = logic;
  return {
    ...rest,
    transition: (snapshot, event: EventObject, scope) => {
      if (/^xstate\.(promise|observable)\./.test(event.type)) return logic.transition(snapshot, event, scope);
      return event.type === 'xstate.stop' ? { ...snapshot, status: 'stopped' } : snapshot;
    },
  };
}
