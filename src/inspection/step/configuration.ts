import type { AnyActorRef, AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate';
import type { Effect } from './effect.ts';
import { waiting } from './held.ts';
import type { PureStep } from './pureStep.ts';

export interface Timer {
  readonly id: string;
  readonly event: EventObject;
  readonly dueAt: number;
  /** Whom the event is for; the machine itself where left out. */
  readonly to?: Receiver;
  /** Another of the same id was set after it, or has fired: XState has lost sight of it, and cannot cancel it. */
  readonly lost?: true;
}

/** One that is gone stays gone, whoever is started under its id later. */
type Receiver = Alive | { readonly gone: string };
type Alive = { readonly parent: true } | { readonly child: string };

/** Something that a machine has started and that has not ended. */
export interface Pending {
  readonly id: string;
  /** The name under which `setup` knows it; its id where it has none. */
  readonly src: string;
  readonly input: unknown;
}

/** A machine and all that surrounds it at one moment. */
export interface Configuration {
  readonly snapshot: AnyMachineSnapshot;
  readonly now: number;
  readonly timers: readonly Timer[];
  readonly pending: readonly Pending[];
}

type Surroundings = Omit<Configuration, 'snapshot'> & { readonly snapshot?: AnyMachineSnapshot };

/** More than any machine has at once. */
const MOST_TIMERS = 50;

export const nowhere: Surroundings = { now: 0, timers: [], pending: [] };

export interface Settled {
  readonly to: Configuration;
  readonly effects: readonly Effect[];
  /** What the machine will hear next, before anything else: what it sent itself, and where its new children stand. */
  readonly queued: readonly EventObject[];
}

/** The moment after a step: which timers and actors there are now, and what has been done to the world. */
export function settle(before: Surroundings, step: PureStep): Settled {
  let timers = before.timers;
  const pending = new Map(before.pending.map((actor) => [actor.id, actor]));
  const effects: Effect[] = [];
  const owed: EventObject[] = [];
  const setTimer = (given: string | undefined, delay: number, timer: Pick<Timer, 'event' | 'to'>) => {
    const id = given ?? unnamedAmong(timers);
    if (timers.length === MOST_TIMERS) {
      throw new Error(`${id} is set again and again while it runs: cancel it where the state is left`);
    }
    timers = [...timers.map(losing(id)), { ...timer, id, dueAt: before.now + delay }];
  };
  const end = (id: string) => {
    pending.delete(id);
    timers = timers.map(without(id));
  };
  const begin = (actorRef: AnyActorRef, src: unknown, input: unknown) => {
    const actor = { id: actorRef.id, src: typeof src === 'string' ? src : actorRef.id, input };
    if (isMadeUp(actor.id)) {
      throw new Error(`${actor.src} is spawned without an id, so no test can say which one ends: give it one`);
    }
    if (pending.has(actor.id)) {
      throw new Error(
        `${actor.id} is started while another of that id runs: stop it first, or give each an id of its own`,
      );
    }
    pending.set(actor.id, actor);
    if (isFollowed(actorRef)) owed.push(givenBy(actor.id, waiting(input)));
  };

  for (const action of step.actions) {
    const params = action.params as ActionParams;
    switch (action.type) {
      case 'xstate.raise':
        if (params.delay !== undefined) setTimer(params.id, params.delay, { event: params.event });
        break;
      case 'xstate.cancel':
        timers = timers.filter(({ id, lost }) => lost || id !== params.sendId);
        break;
      case 'xstate.spawnChild':
        begin(params.actorRef, params.src, params.input);
        break;
      case 'xstate.stopChild':
        end((action.params as AnyActorRef | undefined)?.id ?? '');
        break;
      case 'xstate.sendTo': {
        const to = receiverOf(params, step.self);
        if (params.delay !== undefined) setTimer(params.id, params.delay, { event: params.event, ...(to && { to }) });
        else if (to === null) owed.push(params.event);
        else effects.push(deliveryOf(params.event, to));
        break;
      }
      case 'xstate.emit':
        effects.push({ emitted: params.event });
        break;
      case 'xstate.log':
        break;
      default:
        effects.push(effectOf(action));
    }
  }
  for (const child of spawnedInContext(before, step)) {
    if (!pending.has(child.id)) begin(child, (child as Spawned).src, (child as Spawned).options?.input);
  }
  const alive = step.snapshot.status === 'active';
  const to = {
    snapshot: step.snapshot,
    now: before.now,
    timers: alive ? timers.toSorted((a, b) => a.dueAt - b.dueAt) : [],
    pending: alive ? [...pending.values()] : [],
  };
  return { to, effects, queued: alive ? owed : [] };
}

/** What a parent hears from a child that it follows (`onSnapshot`). */
export const givenBy = (id: string, snapshot: unknown): EventObject & { readonly snapshot: unknown } => ({
  type: `xstate.snapshot.${id}`,
  snapshot,
});

/** What a delivery does to the world. */
export const deliveryOf = (event: EventObject, to: Alive): Effect =>
  'parent' in to ? { told: event } : { sent: event, to: to.child };

/** The parameters of the actions that XState resolves itself, as far as they are read here. */
interface ActionParams {
  readonly id: string | undefined;
  readonly sendId: string;
  readonly targetId?: string;
  readonly event: EventObject;
  readonly delay?: number;
  readonly actorRef: AnyActorRef;
  readonly to: AnyActorRef | string;
  readonly src: unknown;
  readonly input: unknown;
}

/** What XState keeps with an actor, and does not declare. */
interface Spawned {
  readonly src?: unknown;
  readonly options?: { readonly input?: unknown };
}

/** Null stands for the machine itself. */
function receiverOf({ to, targetId }: ActionParams, self: AnyActorRef): Alive | null {
  if (typeof to === 'string') return { child: to };
  if (to === self) return null;
  return targetId === '#_parent' || to === self._parent ? { parent: true } : { child: to.id };
}

/** Actors that an `assign` has spawned: no action tells of them. */
const spawnedInContext = (before: Surroundings, { snapshot }: PureStep): readonly AnyActorRef[] =>
  Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, child]) =>
    child === undefined || child === before.snapshot?.children[id] ? [] : [child],
  );

const isFollowed = (actorRef: AnyActorRef): boolean =>
  (actorRef as { readonly options?: { readonly syncSnapshot?: boolean } }).options?.syncSnapshot === true;

/** An id that XState has made up; it is another each time. */
const isMadeUp = (id: string): boolean => /^x:\d+$/.test(id);

/** What becomes of the timers when one of this id is set or fires. */
export const losing =
  (lostId: string) =>
  (timer: Timer): Timer =>
    timer.id === lostId ? { ...timer, lost: true } : timer;

/** What becomes of the timers when a child has ended: what one is to tell it, nobody hears. */
export const without =
  (gone: string) =>
  (timer: Timer): Timer =>
    timer.to !== undefined && 'child' in timer.to && timer.to.child === gone ? { ...timer, to: { gone } } : timer;

function unnamedAmong(timers: readonly Timer[]): string {
  let at = 1;
  while (timers.some(({ id }) => id === `unnamed ${at}`)) at += 1;
  return `unnamed ${at}`;
}

function effectOf({ type, params }: ExecutableActionObject): Effect {
  if (type.startsWith('xstate.')) throw new Error(`${type} is not modelled`);
  return { did: type, params };
}
