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
  StateMachine,
} from 'xstate';
import { takenTransitions } from '../../../src/inspection/takenTransitions.ts';
import { transitionId } from '../../../src/inspection/transitions.ts';
import type { Effect } from './effect.ts';
import type { Flow, Seen, Stage } from './flow.ts';
import { flowMachine } from './flowMachine.ts';
import { createHeldActors, settle } from './heldActors.ts';
import { insteadOfPlain } from './plainActions.ts';
import { createSteppedClock, type SteppedClock } from './steppedClock.ts';
import type { View } from './view.ts';

/** The real machine, running. A view may want some of the machines below to run as well. */
export const createHarness = <M extends AnyStateMachine>(flow: Flow<M>, input: unknown, live: View<M>['live'] = {}) =>
  createHarnessFactory(flow, live)(input);

/**
 * Opens benches of one machine, as many as are wanted, that share the machine and nothing else. On each, time stands
 * until told, what the machine starts is held, what it does is written down, and a parent hears what it tells.
 */
export function createHarnessFactory<M extends AnyStateMachine>(flow: Flow<M>, live: View<M>['live'] = {}) {
  const worlds = new WeakMap<AnyActorRef['system'], World>();
  const worldOf = ({ system }: AnyActorRef): World => worlds.get(system) as World;
  let awake: World | undefined;
  const held = createHeldActors((effect, by) => worldOf(by).effects.push(effect), note);
  const stage: Stage = { now: () => awake?.clock.now() ?? 0, held: held.logic };
  const machine = flowMachine(flow, stage);
  const running = Object.entries(live).map(([name, below]) => [name, held.live(holdAll(below(stage), stage.held))]);
  const provided = machine.provide({
    actors: { ...heldActorsOf(machine, stage.held), ...Object.fromEntries(running) },
    actions: recorded(machine, (effect, by) => worldOf(by).effects.push(effect)),
  });

  function note(started: AnyActorRef): void {
    worldOf(started).started.push(started);
  }

  return (input: unknown) => {
    const clock = createSteppedClock();
    const effects: Effect[] = [];
    const started: AnyActorRef[] = [];
    const taken: { readonly by: string; readonly id: string }[] = [];
    const world: World = { clock, effects, started };
    const wake = () => {
      awake = world;
    };
    wake();

    const parent = createActor(listener(machine.id, effects), {
      clock,
      logger: () => {},
      inspect: (heard) => {
        const by = heard.actorRef?.sessionId ?? '';
        taken.push(...takenTransitions(heard).map((transition) => ({ by, id: transitionId(transition) })));
      },
    }).start();
    worlds.set(parent.system, world);
    const actor = createActor(provided, {
      id: machine.id,
      parent,
      input,
    } as never) as Actor<AnyStateMachine> as Actor<M>;
    actor.on('*', (event) => void effects.push({ emitted: event }));
    actor.start();

    const children = (): Readonly<Record<string, AnyActorRef>> => {
      const { status, children: running } = actor.getSnapshot() as AnyMachineSnapshot;
      const alive = Object.entries<AnyActorRef>(status === 'active' ? running : {});
      for (const [id, child] of alive) {
        if (!held.isHeld(child)) {
          throw new Error(`${id} runs, and the test cannot hold it: name its logic in \`setup({ actors })\``);
        }
      }
      return Object.fromEntries(alive.filter(([, child]) => child.getSnapshot().status === 'active'));
    };

    return {
      actor,
      clock,
      children,
      settle,
      /** The actor of this id that was stopped first, before it could end. */
      stopped: (id: string): AnyActorRef | undefined =>
        started.find((child) => child.id === id && child._parent === actor && child.getSnapshot().status === 'stopped'),
      /** Whoever started the machine stops it. */
      stop: () => parent.send(stopOf(actor)),
      /** Makes the time of this bench the present of the machine; with one bench there is no other. */
      wake,
      /** Ids of the transitions of all machines that run. */
      allTaken: (): readonly string[] => taken.map(({ id }) => id),
      taken: () => taken.filter(({ by }) => by === actor.sessionId).map(({ id }) => id),
      seen: (since: number): Seen<M> => ({
        snapshot: actor.getSnapshot(),
        effects: [...effects],
        fresh: effects.slice(since),
        pending: Object.fromEntries(Object.entries(children()).map(([id, child]) => [id, held.inputOf(child)])),
      }),
      effectCount: () => effects.length,
    };
  };
}

export type Harness<M extends AnyStateMachine> = ReturnType<typeof createHarness<M>>;

/** What belongs to one bench. */
interface World {
  readonly clock: SteppedClock;
  readonly effects: Effect[];
  /** Every actor that waits or has waited, in the order of starting. */
  readonly started: AnyActorRef[];
}

/** A machine whose actors all wait; machines below it run, and theirs wait. */
export const holdAll = (machine: AnyStateMachine, held: AnyActorLogic): AnyStateMachine =>
  machine.provide({ actors: heldBelow(machine, held) });

interface Stop extends EventObject {
  readonly type: 'bench.stop';
  readonly child: AnyActorRef;
}

const stopOf = (child: AnyActorRef): Stop => ({ type: 'bench.stop', child });

const isStop = (event: EventObject): event is Stop => event.type === 'bench.stop';

const heldActorsOf = (machine: AnyStateMachine, held: AnyActorLogic): Readonly<Record<string, AnyActorLogic>> =>
  Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, held]));

const heldBelow = (machine: AnyStateMachine, held: AnyActorLogic): Readonly<Record<string, AnyActorLogic>> =>
  Object.fromEntries(
    Object.entries<AnyActorLogic>(machine.implementations.actors as never).map(([name, logic]) => [
      name,
      logic instanceof StateMachine ? holdAll(logic as AnyStateMachine, held) : held,
    ]),
  );

/** What the machine does to the world is only written down. */
const recorded = (machine: AnyStateMachine, write: (effect: Effect, by: AnyActorRef) => void) =>
  insteadOfPlain(
    machine,
    (name) =>
      ({ self }: { self: AnyActorRef }, params: unknown) =>
        write({ did: name, params }, self),
  );

/** A parent that writes down what the machine tells it; its end is seen in its snapshot. */
const listener = (childId: string, effects: Effect[]): ActorLogic<Snapshot<undefined>, EventObject> => ({
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event, { stopChild }) => {
    if (isStop(event)) {
      stopChild(event.child);
      return snapshot;
    }
    const isEnd = event.type === `xstate.done.actor.${childId}` || event.type === `xstate.error.actor.${childId}`;
    if (!isEnd) effects.push({ told: event });
    return snapshot;
  },
});
