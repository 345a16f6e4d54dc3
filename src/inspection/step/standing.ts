import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Configuration, Pending, Timer } from './configuration.ts';
import { applyMove, type Move, type Moved, momentOf } from './move.ts';
import { transplant } from './transplant.ts';

/** A running machine as it stands, and a machine of the same kind to step it with: what is done to it runs nothing. */
export interface Standing {
  readonly machine: AnyStateMachine;
  readonly here: Configuration;
  /** The names of the actions that were asked for since the last time somebody read them, in order. */
  readonly readActions: () => readonly string[];
  readonly pretend: Pretend;
}

/** Has the present that the machines are given be this one, ms, until told null. */
export type Pretend = (now: number | null) => void;

/** What XState keeps of a delayed event. Times are in ms. */
export interface Scheduled {
  readonly id: string;
  readonly event: EventObject;
  readonly delay: number;
  /** By the real clock, whatever the clock of the system says. */
  readonly startedAt: number;
}

/** More steps than any machine makes at one stroke; one that goes round breaks instead of hanging the page. */
const MOST_STEPS = 1_000;

/** What time it is for a machine. */
export interface Present {
  /** ms. */
  readonly now: number;
  /** When a timer is due, ms, where the system's clock does not go with the real one. */
  readonly dueAt?: (timer: Scheduled) => number;
  /** Left out where no machine is given the present, or it may be off by the time that a way takes. */
  readonly pretend?: Pretend;
}

/** Where an actor with a machine stands. Throws where it runs something else. */
export function standingOf(
  actor: AnyActorRef,
  { now, dueAt = ({ startedAt, delay }) => startedAt + delay, pretend = () => {} }: Present,
): Standing {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (!('machine' in snapshot)) throw new Error(`${actor.id} is not a machine`);
  const { machine, readActions } = inertCopyOf(snapshot.machine);
  const timers = scheduledBy(actor).map(
    ({ source: _source, target, ...timer }): Timer => ({
      id: timer.id,
      event: timer.event,
      dueAt: dueAt(timer),
      ...(target === actor ? {} : { to: target === actor._parent ? { parent: true } : { child: target.id } }),
    }),
  );
  const pending = Object.values<AnyActorRef | undefined>(snapshot.children).flatMap((child) =>
    child === undefined || child.getSnapshot().status !== 'active' ? [] : [pendingOf(child)],
  );
  const here = { snapshot, now, timers: timers.sort((a, b) => a.dueAt - b.dueAt), pending };
  return { machine, here: transplant(machine, here), readActions, pretend };
}

/** Works out what a move leads to from a configuration of this machine. Throws where the machine does. */
export function predict({ machine, pretend }: Standing, from: Configuration, move: Move): Moved {
  pretend(momentOf(from, move));
  try {
    return applyMove(machine, from, move);
  } finally {
    pretend(null);
  }
}

/** A machine of its own that writes down which actions are asked for; XState does not tell of `assign` and the like. */
function inertCopyOf(original: AnyStateMachine): Pick<Standing, 'machine' | 'readActions'> {
  const machine = original.provide({});
  machine.options = { ...machine.options, maxIterations: MOST_STEPS };
  let names: string[] = [];
  const actions = new Proxy(machine.implementations.actions, {
    get: (known, name, receiver) => {
      if (typeof name === 'string') names.push(name);
      return Reflect.get(known, name, receiver);
    },
  });
  Object.assign(machine.implementations, { actions });
  return {
    machine,
    readActions: () => {
      const read = names;
      names = [];
      return read;
    },
  };
}

/** Type-wise private to XState; `tests/inspection/step/standing.test.ts` holds it to what is relied on. */
const scheduledBy = (actor: AnyActorRef): readonly (Scheduled & Ends)[] =>
  Object.values<Scheduled & Ends>(actor.system.getSnapshot()._scheduledEvents as never).filter(
    ({ source }) => source === actor,
  );

interface Ends {
  readonly source: AnyActorRef;
  readonly target: AnyActorRef;
}

/** What XState keeps with an actor, and does not declare. */
interface Kept {
  readonly src?: unknown;
  readonly options?: { readonly input?: unknown };
}

function pendingOf(child: AnyActorRef): Pending {
  const { src, options } = child as unknown as Kept;
  return { id: child.id, src: typeof src === 'string' ? src : child.id, input: options?.input };
}
