import type { AnyStateMachine, EventObject } from 'xstate';
import {
  type Configuration,
  deliveryOf,
  givenBy,
  losing,
  nowhere,
  settle,
  type Timer,
  without,
} from './configuration.ts';
import type { Effect } from './effect.ts';
import { given } from './held.ts';
import type { Outcome } from './outcome.ts';
import { type Course, type PureStep, pureSend, pureStart } from './pureStep.ts';

/** One thing that may happen to a machine: an event, the end of something it has started, or the next timer. */
export type Move =
  | { readonly kind: 'event'; readonly event: EventObject }
  | {
      readonly kind: 'outcome';
      readonly actor: string;
      readonly outcome: Outcome;
      /** The machine has stopped the actor before it could end; of several, it is the first one stopped. */
      readonly late?: true;
    }
  | { readonly kind: 'tick' };

/** What the machine receives when an actor below it ends, or gives something. */
export function endOf(actorId: string, outcome: Outcome, input?: unknown): EventObject & Record<string, unknown> {
  switch (outcome.kind) {
    case 'done':
      return { type: `xstate.done.actor.${actorId}`, output: outcome.output, actorId };
    case 'error':
      return { type: `xstate.error.actor.${actorId}`, error: outcome.error, actorId };
    case 'next':
      return givenBy(actorId, given(input, outcome.context));
  }
}

/** A move as a person reads it: `login.submit`, `login.type {"field":"username"}`, `sendLogin done`, `tick`. */
export function formatMove(move: Move): string {
  if (move.kind === 'tick') return 'tick';
  if (move.kind === 'outcome') return `${move.actor} ${move.outcome.kind}${move.late ? ' late' : ''}`;
  const { type, ...payload } = move.event;
  return Object.keys(payload).length === 0 ? type : `${type} ${JSON.stringify(payload)}`;
}

export interface Moved {
  readonly to: Configuration;
  readonly taken: readonly string[];
  readonly effects: readonly Effect[];
  /** Begins with where the machine stood, asked nothing yet. */
  readonly course: Course;
}

/** When a move happens, ms. */
export const momentOf = ({ now, timers }: Configuration, move: Move): number =>
  move.kind === 'tick' ? Math.min(...timers.map(({ dueAt }) => dueAt)) : now;

/** Works out what a move leads to. What has ended hears nothing more, and nobody hears what was stopped. */
export function applyMove(machine: AnyStateMachine, from: Configuration, move: Move): Moved {
  if (from.snapshot.status !== 'active') return { to: from, taken: [], effects: [], course: [] };
  switch (move.kind) {
    case 'event':
      return send(machine, from, move.event);
    case 'outcome': {
      if (move.late) return { to: from, taken: [], effects: [], course: [] };
      const { input } = from.pending.find(({ id }) => id === move.actor) ?? {};
      const event = endOf(move.actor, move.outcome, input);
      if (move.outcome.kind === 'next') return send(machine, from, event);
      const pending = from.pending.filter(({ id }) => id !== move.actor);
      return send(machine, { ...from, pending, timers: from.timers.map(without(move.actor)) }, event);
    }
    case 'tick':
      return tick(machine, from);
  }
}

/** Timers that are due together fire together, in the order in which they were set. */
function tick(machine: AnyStateMachine, from: Configuration): Moved {
  const now = momentOf(from, { kind: 'tick' });
  const due = from.timers.filter(({ dueAt }) => dueAt === now);
  let moved: Moved = { to: { ...from, now }, taken: [], effects: [], course: [] };
  for (const timer of due) {
    const still = moved.to.timers.find(isSameTimer(timer));
    if (still === undefined) continue;
    const timers = moved.to.timers.filter((other) => other !== still).map(losing(timer.id));
    moved = after(moved, ring(machine, { ...moved.to, timers }, timer));
  }
  return moved;
}

/** One may have been lost since. */
const isSameTimer =
  ({ id, dueAt, event }: Timer) =>
  (other: Timer): boolean =>
    other.id === id && other.dueAt === dueAt && other.event === event;

/** Who is gone meanwhile hears nothing. */
function ring(machine: AnyStateMachine, from: Configuration, { event, to }: Timer): Moved {
  if (to === undefined) return send(machine, from, event);
  const hears = 'parent' in to || ('child' in to && from.pending.some(({ id }) => id === to.child));
  return { to: from, taken: [], effects: hears ? [deliveryOf(event, to)] : [], course: [] };
}

const after = (before: Moved, next: Moved): Moved => ({
  to: next.to,
  taken: [...before.taken, ...next.taken],
  effects: [...before.effects, ...next.effects],
  course: [...before.course, ...next.course],
});

/** Starts a machine at a time, ms, as far as it comes by itself. */
export const begin = (machine: AnyStateMachine, input: unknown, now = 0): Moved =>
  comeToRest(machine, { ...nowhere, now }, pureStart(machine, input), []);

function send(machine: AnyStateMachine, from: Configuration, event: EventObject): Moved {
  const asked = [{ event: '', value: from.snapshot.value }];
  return comeToRest(machine, from, pureSend(machine, from.snapshot, event), asked);
}

/** What a step leads to, once the machine has heard what it sent itself meanwhile. */
function comeToRest(
  machine: AnyStateMachine,
  before: Parameters<typeof settle>[0],
  step: PureStep,
  asked: Course,
): Moved {
  const { queued, ...settled } = settle(before, step);
  let moved: Moved = { ...settled, taken: step.taken, course: [...asked, ...step.course] };
  const queue = [...queued];
  for (let [event, heard] = [queue.shift(), 0]; event !== undefined; event = queue.shift(), heard += 1) {
    if (heard === MOST_OWED) {
      throw new Error(`${machine.id} never settles: it keeps sending itself ${event.type}`);
    }
    const next = pureSend(machine, moved.to.snapshot, event);
    const { queued: more, ...further } = settle(moved.to, next);
    queue.push(...more);
    moved = after(moved, { ...further, taken: next.taken, course: next.course });
  }
  return moved;
}

const MOST_OWED = 1_000;
