import {
  type ActorLogic,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type ExecutableActionObject,
  type Snapshot,
  transition,
} from 'xstate';
import { takenTransitions } from './takenTransitions.ts';
import { transitionId } from './transitions.ts';

/** What an event does to a machine, worked out but not carried out. */
export interface InertStep {
  readonly snapshot: AnyMachineSnapshot;
  readonly actions: readonly ExecutableActionObject[];
  /** Ids of the transitions taken, in order. */
  readonly taken: readonly string[];
}

export const inertStart = (machine: AnyStateMachine, input: unknown): InertStep =>
  inertly(machine, (scope) => machine.getInitialSnapshot(scope, input));

export const inertSend = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): InertStep =>
  inertly(machine, (scope) => machine.transition(snapshot, event, scope));

/** An actor that does nothing. */
export const idleLogic: ActorLogic<Snapshot<undefined>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** Lends `step` the scope of XState's own pure `transition`, with a parent to tell things to, and an ear. */
function inertly(machine: AnyStateMachine, step: (scope: AnyActorScope) => AnyMachineSnapshot): InertStep {
  const taken: string[] = [];
  let next: AnyMachineSnapshot | undefined;
  const logic: typeof idleLogic = {
    ...idleLogic,
    transition: (state, _event, scope) => {
      const self = createActor(idleLogic, { parent: scope.self, id: machine.id });
      scope.system.inspect((heard) => {
        if (heard.actorRef === self) taken.push(...takenTransitions(heard).map(transitionId));
      });
      next = step({ ...scope, self });
      return state;
    },
  };
  const [, actions] = transition(logic, { status: 'active', output: undefined, error: undefined }, { type: 'step' });
  if (next === undefined) throw new Error('the step was not made');
  return { snapshot: next, actions: actions as readonly ExecutableActionObject[], taken };
}
