import type { ActorLogic, AnyActorLogic, AnyActorRef, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import type { Effect } from './effect.ts';
import type { Outcome } from './outcome.ts';

type Settled = { readonly type: 'held.settle'; readonly outcome: Outcome };

type HeldSnapshot = Snapshot<unknown> & { readonly input: unknown };

/** Actors that only wait: the test sees their input, hears what they are sent, and says how each ends. */
export interface HeldActors {
  readonly logic: ActorLogic<HeldSnapshot, EventObject, unknown>;
  /** A machine that runs as it is, and ends when the test says so. */
  readonly live: (machine: AnyStateMachine) => AnyActorLogic;
}

/** `heard` is told of every event that one of them is sent. */
export const createHeldActors = (heard: (effect: Effect) => void): HeldActors => ({
  logic: {
    getInitialSnapshot: (_scope, input) => ({ status: 'active', output: undefined, error: undefined, input }),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event, { self }) => {
      if (isSettled(event)) return ended(snapshot, event.outcome);
      if (!event.type.startsWith('xstate.')) heard({ sent: event, to: self.id });
      return snapshot;
    },
  },
  live: (machine): AnyActorLogic => ({
    getInitialSnapshot: machine.getInitialSnapshot,
    getPersistedSnapshot: machine.getPersistedSnapshot,
    start: machine.start,
    transition: (snapshot, event, scope) => {
      if (isSettled(event)) return { ...snapshot, ...ended({ ...snapshot, input: undefined }, event.outcome) };
      if (!event.type.startsWith('xstate.')) heard({ sent: event, to: scope.self.id });
      return machine.transition(snapshot, event, scope);
    },
  }),
});

/** Ends an actor that waits. */
export function settle(actor: AnyActorRef | undefined, outcome: Outcome): void {
  if (actor === undefined) throw new Error('nothing of that name is running');
  actor.send({ type: 'held.settle', outcome } satisfies Settled);
}

const isSettled = (event: EventObject): event is Settled => event.type === 'held.settle';

const ended = ({ input }: HeldSnapshot, outcome: Outcome): HeldSnapshot =>
  outcome.kind === 'done'
    ? { status: 'done', output: outcome.output, error: undefined, input }
    : { status: 'error', output: undefined, error: outcome.error, input };
