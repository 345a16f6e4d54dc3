import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import * as z from 'zod/mini';
import { alwaysVerdicts, type GuardVerdict, guardVerdicts } from '../../inspection/guardVerdicts.ts';
import type { Inspector } from '../../inspection/inspector.ts';
import { leafStates } from '../../inspection/leafStates.ts';
import { takenTransitions } from '../../inspection/takenTransitions.ts';
import { transitionId } from '../../inspection/transitions.ts';
import { type Condition, readCondition } from './condition.ts';
import type { Gate } from './gate.ts';
import { type Held, settledType } from './held.ts';
import { REWIND } from './rewind.ts';

const common = { id: z.string(), enabled: z.boolean() };
const machine = z.optional(z.string());

/** Where to stop: state ids, `transitionId`s, guard names; in any machine unless one is given. */
export const breakpointSchema = z.discriminatedUnion('on', [
  z.object({ ...common, on: z.literal('state'), state: z.string() }),
  z.object({ ...common, on: z.literal('event'), type: z.string() }),
  z.object({ ...common, on: z.literal('transition'), transition: z.string() }),
  z.object({ ...common, on: z.literal('guard'), guard: z.string(), machine }),
  z.object({ ...common, on: z.literal('context'), condition: z.string(), machine }),
]);
export type Breakpoint = Readonly<z.infer<typeof breakpointSchema>>;

/** A breakpoint that was hit, and where. */
export interface Hit {
  readonly breakpoint: Breakpoint;
  readonly actor: AnyActorRef;
  /** Active leaf states of the actor. */
  readonly states: readonly string[];
  readonly event: EventObject;
}

/** One microstep of an actor. */
interface Step {
  readonly actor: AnyActorRef;
  readonly event: EventObject;
  /** Undefined for the initial step. */
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot;
  readonly taken: readonly string[];
  readonly verdicts: () => readonly GuardVerdict[];
}

export type Breakpoints = ReturnType<typeof createBreakpoints>;

/** Closes the gate when a breakpoint is hit: before an event, or right after anything else. */
export function createBreakpoints(gate: Gate, inspector: Inspector) {
  const breakpoints = new Map<string, Breakpoint>();
  const conditions = new Map<string, Condition>();
  const listeners = new Set<(hit: Hit) => void>();
  const changed = new Set<() => void>();
  let last: Hit | null = null;
  let before = new WeakMap<object, AnyMachineSnapshot>();
  let stop: (() => void) | null = null;

  const enabled = (): Breakpoint[] => [...breakpoints.values()].filter((one) => one.enabled);

  const tell = (): void => {
    for (const listener of [...changed]) listener();
  };

  const hit = (breakpoint: Breakpoint, actor: AnyActorRef, event: EventObject): void => {
    gate.close();
    const value = snapshotOf(actor)?.value;
    const states = value === undefined ? [] : leafStates(value);
    last = { breakpoint, actor, states, event };
    for (const listener of [...listeners]) listener(last);
    tell();
  };

  const watch = (held: Held): boolean => {
    const met = enabled().find(({ on, ...one }) => on === 'event' && 'type' in one && one.type === settledType(held));
    if (met === undefined) return false;
    hit(met, held.target, held.event);
    return true;
  };

  const inspect = (seen: InspectionEvent): void => {
    const actor = seen.actorRef as AnyActorRef;
    if (seen.type === '@xstate.event') {
      const snapshot = snapshotOf(actor);
      if (snapshot === null) return;
      if (seen.event.type === 'xstate.init') check(beginning(actor, seen.event, snapshot));
      if (!before.has(actor)) before.set(actor, snapshot);
    }
    if (seen.type === '@xstate.snapshot' && seen.event.type !== REWIND) {
      const snapshot = snapshotOf(actor);
      if (snapshot !== null) before.set(actor, snapshot);
    }
    if (seen.type !== '@xstate.microstep' || seen.event.type === 'xstate.init') return;
    const last = before.get(actor) ?? null;
    const after = seen.snapshot as AnyMachineSnapshot;
    before.set(actor, after);
    check(stepOf(seen, actor, last, after));
  };

  const check = (step: Step): void => {
    const met = enabled().find((one) => isHit(one, step, conditions.get(one.id)));
    if (met !== undefined) hit(met, step.actor, step.event);
  };

  const arrange = (): void => {
    const needed = enabled().length > 0;
    gate.watch(needed ? watch : null);
    if (needed && stop === null) {
      before = new WeakMap();
      stop = inspector.listen(inspect);
    } else if (!needed) {
      stop?.();
      stop = null;
    }
    tell();
  };

  gate.onHeld(({ what }) => {
    if (what === 'opened') last = null;
  });

  return {
    list: (): readonly Breakpoint[] => [...breakpoints.values()],
    /** The breakpoint that stopped the site; null while it runs. */
    lastHit: (): Hit | null => last,
    /** Adds a breakpoint or replaces the one with the same id. @throws SyntaxError for an invalid condition. */
    set(breakpoint: Breakpoint): void {
      if (breakpoint.on === 'context') conditions.set(breakpoint.id, readCondition(breakpoint.condition));
      breakpoints.set(breakpoint.id, breakpoint);
      arrange();
    },
    enable(id: string, isEnabled: boolean): void {
      const breakpoint = breakpoints.get(id);
      if (breakpoint !== undefined) breakpoints.set(id, { ...breakpoint, enabled: isEnabled });
      arrange();
    },
    remove(id: string): void {
      breakpoints.delete(id);
      conditions.delete(id);
      arrange();
    },
    /** Notifies of added, changed, removed and hit breakpoints. Returns an unsubscribe function. */
    subscribe(listener: () => void): () => void {
      changed.add(listener);
      return () => void changed.delete(listener);
    },
    /** Notifies of hits. Returns an unsubscribe function. */
    onHit(listener: (hit: Hit) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function isHit(breakpoint: Breakpoint, step: Step, condition: Condition | undefined): boolean {
  const { before, after } = step;
  if ('machine' in breakpoint && breakpoint.machine !== undefined && breakpoint.machine !== after.machine.id)
    return false;
  switch (breakpoint.on) {
    case 'event':
      return false;
    case 'state':
      return isIn(after, breakpoint.state) && !(before !== null && isIn(before, breakpoint.state));
    case 'transition':
      return step.taken.includes(breakpoint.transition);
    case 'guard':
      return step.verdicts().some((verdict) => saysNo(verdict, breakpoint.guard));
    case 'context':
      return condition?.(after.context) === true && !(before !== null && condition(before.context));
  }
}

const beginning = (actor: AnyActorRef, event: EventObject, after: AnyMachineSnapshot): Step => ({
  actor,
  event,
  before: null,
  after,
  taken: [],
  verdicts: () => [],
});

/** Guards of the event are evaluated before the step, those of `always` after it. */
function stepOf(
  seen: InspectionEvent & { readonly event: EventObject },
  actor: AnyActorRef,
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
): Step {
  const { event } = seen;
  const transitions = takenTransitions(seen);
  const isAlways = transitions.some(({ eventType }) => eventType === '');
  return {
    actor,
    event,
    before,
    after,
    taken: transitions.map(transitionId),
    verdicts: () => [
      ...(before === null || isAlways ? [] : guardVerdicts(before, event)),
      ...alwaysVerdicts(after, event),
    ],
  };
}

const saysNo = ({ guard, said, leaves }: GuardVerdict, name: string): boolean =>
  guard === name ? !said : leaves.some((leaf) => leaf.guard === name && leaf.said === false);

const isIn = (snapshot: AnyMachineSnapshot, state: string): boolean => snapshot._nodes.some(({ id }) => id === state);

/** State of a machine; null for other actors. */
function snapshotOf(actor: AnyActorRef): AnyMachineSnapshot | null {
  const snapshot: unknown = actor.getSnapshot();
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
    ? (snapshot as AnyMachineSnapshot)
    : null;
}
