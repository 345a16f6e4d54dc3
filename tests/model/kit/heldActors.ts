import type { ActorLogic, AnyActorLogic, AnyActorRef, AnyStateMachine, EventObject } from 'xstate';
import { given, type HeldSnapshot, waiting } from '../../../src/inspection/step/held.ts';
import type { Effect } from './effect.ts';
import type { Outcome } from './outcome.ts';

type Settled = { readonly type: 'held.settle'; readonly outcome: Outcome };

/** Actors that only wait: the test sees their input, hears what they are sent, and says how each ends. */
export interface HeldActors {
  readonly logic: ActorLogic<HeldSnapshot, EventObject, unknown>;
  /** A machine that runs as it is, and ends when the test says so. */
  readonly live: (machine: AnyStateMachine) => AnyActorLogic;
  /** Whether the test says how it ends. */
  readonly isHeld: (actor: AnyActorRef) => boolean;
  /** What it was started with. */
  readonly inputOf: (actor: AnyActorRef) => unknown;
}

/** `heard` is told of every event that one of them is sent, `started` of every one that begins to wait. */
export function createHeldActors(
  heard: (effect: Effect, by: AnyActorRef) => void,
  started: (by: AnyActorRef) => void,
): HeldActors {
  const held = new WeakSet<AnyActorRef>();
  const inputs = new WeakMap<AnyActorRef, unknown>();
  const begin = (self: AnyActorRef) => {
    held.add(self);
    started(self);
  };
  const live = (machine: AnyStateMachine): AnyActorLogic => {
    return {
      getInitialSnapshot: (scope, input) => {
        inputs.set(scope.self, input);
        return machine.getInitialSnapshot(scope, input);
      },
      getPersistedSnapshot: machine.getPersistedSnapshot,
      start: (snapshot, scope) => {
        begin(scope.self);
        machine.start(snapshot);
      },
      transition: (snapshot, event, scope) => {
        if (isSettled(event)) return { ...snapshot, ...ended({ ...snapshot, input: undefined }, event.outcome) };
        if (!event.type.startsWith('xstate.')) heard({ sent: event, to: scope.self.id }, scope.self);
        return machine.transition(snapshot, event, scope);
      },
    };
  };
  return {
    live,
    isHeld: (actor) => held.has(actor),
    inputOf: (actor) => inputs.get(actor),
    logic: {
      start: (_snapshot, { self }) => begin(self),
      getInitialSnapshot: ({ self }, input) => {
        inputs.set(self, input);
        return waiting(input);
      },
      getPersistedSnapshot: (snapshot) => snapshot,
      transition: (snapshot, event, { self }) => {
        if (event.type === 'xstate.stop') {
          return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
        }
        if (isSettled(event)) return ended(snapshot, event.outcome);
        if (!event.type.startsWith('xstate.')) heard({ sent: event, to: self.id }, self);
        return snapshot;
      },
    },
  };
}

/** Ends an actor that waits. One that was stopped stays silent, as a promise does whose actor XState has stopped. */
export function settle(actor: AnyActorRef | undefined, outcome: Outcome): void {
  if (actor === undefined) throw new Error('nothing of that name is running');
  if (actor.getSnapshot().status === 'stopped') return;
  actor.send({ type: 'held.settle', outcome } satisfies Settled);
}

const isSettled = (event: EventObject): event is Settled => event.type === 'held.settle';

function ended({ input }: HeldSnapshot, outcome: Outcome): HeldSnapshot {
  switch (outcome.kind) {
    case 'done':
      return { status: 'done', output: outcome.output, error: undefined, input };
    case 'error':
      return { status: 'error', output: undefined, error: outcome.error, input };
    case 'next':
      return given(input, outcome.context);
  }
}
