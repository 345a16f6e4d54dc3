import type { AnyStateMachine, EventObject } from 'xstate';
import { type Configuration, settle } from './configuration.ts';
import type { Effect } from './effect.ts';
import type { Flow } from './flow.ts';
import { inertSend } from './inertStep.ts';
import type { Outcome } from './outcome.ts';

/** One thing that may happen to a machine: an event, the end of something it has started, or the next timer. */
export type Move =
  | { readonly kind: 'event'; readonly event: EventObject }
  | { readonly kind: 'outcome'; readonly actor: string; readonly outcome: Outcome }
  | { readonly kind: 'tick' };

/** Whether an event can come about where the machine stands. */
export type Offer = (here: Configuration, event: EventObject) => boolean;

/** All that may happen here. */
export function movesFrom<M extends AnyStateMachine>(
  flow: Flow<M>,
  here: Configuration,
  offer: Offer,
): readonly Move[] {
  if (here.snapshot.status !== 'active') return [];
  return [
    ...eventsOf(flow).flatMap((event): readonly Move[] => (offer(here, event) ? [{ kind: 'event', event }] : [])),
    ...here.pending.flatMap(({ id, src }) =>
      outcomesOf(flow, src).map((outcome): Move => ({ kind: 'outcome', actor: id, outcome })),
    ),
    ...(here.timers.length > 0 ? [{ kind: 'tick' } as const] : []),
  ];
}

const eventsOf = <M extends AnyStateMachine>(flow: Flow<M>): readonly EventObject[] =>
  Object.entries<'raised' | readonly object[]>(flow.cases).flatMap(([type, cases]) =>
    cases === 'raised' ? [] : cases.map((payload) => ({ ...payload, type })),
  );

function outcomesOf<M extends AnyStateMachine>(flow: Flow<M>, src: string): readonly Outcome[] {
  const found = (flow.outcomes as Readonly<Record<string, readonly Outcome[]>>)[src] ?? flow.spawned?.[src];
  if (found === undefined) throw new Error(`nobody says how ${src} may end`);
  return found;
}

/** What the machine receives when an actor below it ends. */
export const endOf = (actorId: string, outcome: Outcome): EventObject & Record<string, unknown> =>
  outcome.kind === 'done'
    ? { type: `xstate.done.actor.${actorId}`, output: outcome.output, actorId }
    : { type: `xstate.error.actor.${actorId}`, error: outcome.error, actorId };

export interface Moved {
  readonly to: Configuration;
  readonly taken: readonly string[];
  readonly effects: readonly Effect[];
}

/** Works out what a move leads to. */
export function make(machine: AnyStateMachine, from: Configuration, move: Move): Moved {
  switch (move.kind) {
    case 'event':
      return send(machine, from, move.event);
    case 'outcome': {
      const pending = from.pending.filter(({ id }) => id !== move.actor);
      return send(machine, { ...from, pending }, endOf(move.actor, move.outcome));
    }
    case 'tick':
      return tick(machine, from);
  }
}

/** Timers that are due together fire together, in the order in which they were set. */
function tick(machine: AnyStateMachine, from: Configuration): Moved {
  const now = Math.min(...from.timers.map(({ dueAt }) => dueAt));
  const due = from.timers.filter(({ dueAt }) => dueAt === now);
  let moved: Moved = { to: { ...from, now }, taken: [], effects: [] };
  for (const timer of due) {
    if (!moved.to.timers.includes(timer)) continue;
    const timers = moved.to.timers.filter((other) => other !== timer);
    const next = send(machine, { ...moved.to, timers }, timer.event);
    moved = {
      to: next.to,
      taken: [...moved.taken, ...next.taken],
      effects: [...moved.effects, ...next.effects],
    };
  }
  return moved;
}

function send(machine: AnyStateMachine, from: Configuration, event: EventObject): Moved {
  const step = inertSend(machine, from.snapshot, event);
  return { ...settle(from, step), taken: step.taken };
}
