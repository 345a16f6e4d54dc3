import {
  type ActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type ExecutableActionObject,
  type Snapshot,
  type StateValue,
} from 'xstate';
import { takenTransitions } from '../takenTransitions.ts';
import { transitionId } from '../transitions.ts';

/** What an event does to a machine, worked out but not carried out. */
export interface PureStep {
  readonly snapshot: AnyMachineSnapshot;
  readonly actions: readonly ExecutableActionObject[];
  /** Ids of the transitions taken, in order. */
  readonly taken: readonly string[];
  readonly course: Course;
  /** Who stands for the machine while it is stepped. */
  readonly self: AnyActorRef;
}

/** What a machine was asked on the way, and where that brought it, event by event. */
export type Course = readonly { readonly event: string; readonly value: StateValue }[];

/** In a system of its own: XState keeps quiet where one of another start has actors of the same `systemId`. */
export function pureStart(machine: AnyStateMachine, input: unknown): PureStep {
  scopes.delete(machine);
  return inertly(machine, (scope) => machine.getInitialSnapshot(scope, input));
}

/** What a guard or an action throws ends the machine with that error, as it ends an actor. */
export const pureSend = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): PureStep =>
  inertly(
    machine,
    (scope) => machine.transition(snapshot, event, scope),
    (error) => ({ ...snapshot, status: 'error', error }) as AnyMachineSnapshot,
  );

/** An actor that does nothing. */
export const idleLogic: ActorLogic<Snapshot<undefined>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
};

interface InertScope {
  readonly scope: AnyActorScope;
  readonly actions: ExecutableActionObject[];
  readonly taken: string[];
  readonly course: { readonly event: string; readonly value: StateValue }[];
}

/** One for each machine: making an actor for every step takes most of the time of an exploration. */
const scopes = new WeakMap<AnyStateMachine, InertScope>();

/** What XState's own pure `transition` lends a machine, with a parent to tell things to, and an ear. */
function inertScopeOf(machine: AnyStateMachine): InertScope {
  const known = scopes.get(machine);
  if (known !== undefined) return known;
  const self = createActor(idleLogic, { parent: createActor(idleLogic), id: machine.id });
  const actions: ExecutableActionObject[] = [];
  const taken: string[] = [];
  const course: InertScope['course'] = [];
  self.system.inspect((heard) => {
    if (heard.actorRef !== self || heard.type !== '@xstate.microstep') return;
    taken.push(...takenTransitions(heard).map(transitionId));
    course.push({ event: heard.event.type, value: (heard.snapshot as AnyMachineSnapshot).value });
  });
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: machine.id,
    sessionId: self.sessionId,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => void actions.push(action),
  };
  const inert = { scope, actions, taken, course };
  scopes.set(machine, inert);
  return inert;
}

/** Lets one machine be stepped in the surroundings of another, whose actors it then finds there. */
export const shareScope = (from: AnyStateMachine, to: AnyStateMachine): void => void scopes.set(to, inertScopeOf(from));

function inertly(
  machine: AnyStateMachine,
  step: (scope: AnyActorScope) => AnyMachineSnapshot,
  endedBy: (error: unknown) => AnyMachineSnapshot = rethrow,
): PureStep {
  try {
    return stepIn(inertScopeOf(machine), step);
  } catch (error) {
    // Two ways may start actors of one `systemId`; one system does not allow that, and a new one does.
    const says = error instanceof Error ? error.message : '';
    if (says.startsWith('Infinite loop detected')) throw new Error(infiniteLoopMessage(machine));
    if (!says.startsWith('Actor with system ID')) return stepMade(inertScopeOf(machine), endedBy(error));
    scopes.delete(machine);
    return stepIn(inertScopeOf(machine), step);
  }
}

function infiniteLoopMessage(machine: AnyStateMachine): string {
  const { taken, course } = inertScopeOf(machine);
  const round = [...new Set(taken.slice(-MOST_NAMED))].join(', ');
  return `${machine.id} never settles after ${course[0]?.event}: infinite loop of ${round}. One of these transitions needs a guard that becomes false.`;
}

const MOST_NAMED = 10;

function stepIn(inert: InertScope, step: (scope: AnyActorScope) => AnyMachineSnapshot): PureStep {
  const { scope, actions, taken, course } = inert;
  actions.length = 0;
  taken.length = 0;
  course.length = 0;
  return stepMade(inert, step(scope));
}

const stepMade = ({ scope: { self }, actions, taken, course }: InertScope, snapshot: AnyMachineSnapshot): PureStep => ({
  snapshot,
  actions: [...actions],
  taken: [...taken],
  course: [...course],
  self,
});

function rethrow(error: unknown): never {
  throw error;
}
