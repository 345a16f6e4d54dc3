import {
  type Actor,
  type ActorLogic,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type Snapshot,
} from 'xstate';
import type { Effect } from './effect.ts';
import type { Flow, Seen, Stage } from './flow.ts';
import { createHeldActors, settle } from './heldActors.ts';
import { createSteppedClock } from './steppedClock.ts';
import { takenTransitions } from './takenTransitions.ts';
import { transitionId } from './transitions.ts';
import type { View } from './view.ts';

/**
 * The real machine, running: time stands until told, what it starts is held, what it does is written down, and a parent
 * hears what it tells. A view may want some of the machines below to run as well.
 */
export function openBench<M extends AnyStateMachine>(flow: Flow<M>, input: unknown, live: View<M>['live'] = {}) {
  const clock = createSteppedClock();
  const effects: Effect[] = [];
  const taken: { readonly by: string; readonly id: string }[] = [];
  const held = createHeldActors((effect) => effects.push(effect));
  const stage: Stage = { now: clock.now, held: held.logic };
  const machine = flow.machine(stage);
  const running = Object.entries(live).map(([name, below]) => [name, held.live(holdAll(below(stage), stage.held))]);
  const provided = machine.provide({
    actors: { ...heldActorsOf(machine, stage.held), ...Object.fromEntries(running) },
    actions: recorded(machine, effects),
  });

  const parent = createActor(listener(machine.id, effects), {
    clock,
    inspect: (heard) => {
      const by = heard.actorRef?.sessionId ?? '';
      taken.push(...takenTransitions(heard).map((transition) => ({ by, id: transitionId(transition) })));
    },
  }).start();
  const actor = createActor(provided, { id: machine.id, parent, input } as never) as Actor<AnyStateMachine> as Actor<M>;
  actor.start();

  const children = (): Readonly<Record<string, AnyActorRef>> => {
    const { status, children: running } = actor.getSnapshot() as AnyMachineSnapshot;
    const alive = Object.entries<AnyActorRef>(status === 'active' ? running : {});
    return Object.fromEntries(alive.filter(([, child]) => child.getSnapshot().status === 'active'));
  };

  return {
    actor,
    clock,
    children,
    settle,
    taken: () => taken.filter(({ by }) => by === actor.sessionId).map(({ id }) => id),
    seen: (since: number): Seen<M> => ({
      snapshot: actor.getSnapshot(),
      effects: [...effects],
      fresh: effects.slice(since),
      pending: Object.fromEntries(Object.entries(children()).map(([id, child]) => [id, child.getSnapshot().input])),
    }),
    effectCount: () => effects.length,
  };
}

/** A machine whose actors all wait. */
export const holdAll = (machine: AnyStateMachine, held: AnyActorLogic): AnyStateMachine =>
  machine.provide({ actors: heldActorsOf(machine, held) });

const heldActorsOf = (machine: AnyStateMachine, held: AnyActorLogic): Readonly<Record<string, AnyActorLogic>> =>
  Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, held]));

/** Every action of the machine that is a plain function, and so does something to the world, is only written down. */
function recorded(machine: AnyStateMachine, effects: Effect[]) {
  const plain = Object.entries(machine.implementations.actions).filter(
    ([, action]) => typeof action === 'function' && !('resolve' in action),
  );
  return Object.fromEntries(
    plain.map(([name]) => [name, (_: unknown, params: unknown) => void effects.push({ did: name, params })]),
  );
}

/** A parent that writes down what the machine tells it; its end is seen in its snapshot. */
const listener = (childId: string, effects: Effect[]): ActorLogic<Snapshot<undefined>, EventObject> => ({
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const isEnd = event.type === `xstate.done.actor.${childId}` || event.type === `xstate.error.actor.${childId}`;
    if (!isEnd) effects.push({ told: event });
    return snapshot;
  },
});
