import type { EventObject } from 'xstate';
import { type Held, isEnd, isSettle, kindOf } from './held.ts';
import { type Delivery, hasStopped, type Relay, type System, wrapRelay } from './relay.ts';
import { beginTurn, type Causes, OUTSIDE, type Place, positionOf } from './turns.ts';

/** What happened at the gate. `stopped`: not delivered, because the actor has stopped. */
export interface GateChange {
  readonly what: 'closed' | 'opened' | 'held' | 'delivering' | 'stopped' | 'edited' | 'dropped' | 'delayed' | 'moved';
  readonly held: Held | null;
}

/** Decides for an event about to be delivered whether to close the gate before it. */
export type Watch = (held: Held) => boolean;

interface GateOptions {
  readonly clock: {
    now(): number;
    setTimeout(run: () => void, ms: number): unknown;
    clearTimeout(id: never): void;
  };
  readonly onError: (error: unknown) => void;
}

interface Entry {
  held: Held;
  place: Place;
  watched: boolean;
  timer: unknown;
}

export type Gate = ReturnType<typeof createGate>;

/**
 * Stands between the actors of a system. Open it is not there at all; watched it asks before each delivery. Closed it
 * keeps every delivery, in the order in which they would have happened: what a delivery causes stands before what came
 * later. The start and the stop of an actor cannot be held: what was held for one that stops meanwhile is not delivered,
 * and what already waits in the mailbox of an actor at work when the gate closes is let through. An error of the gate or
 * of who listens goes to `onError`, never to the site.
 */
export function createGate(system: System, { clock, onError }: GateOptions) {
  const line: Entry[] = [];
  const delayed = new Map<number, Entry>();
  const listeners = new Set<(change: GateChange) => void>();
  let closed = false;
  let watch: Watch | null = null;
  let unwrap: (() => void) | null = null;
  let pass: Relay = () => {};
  let lastId = 0;
  let draining = false;
  /** What the current delivery causes, and its place in the queue. */
  let working: { causes: Causes; readonly start: number; readonly settle: Delivery | null } | null = null;

  const safely = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch (error) {
      onError(error);
      return otherwise;
    }
  };

  const tell = (what: GateChange['what'], held: Held | null = null): void => {
    for (const listener of [...listeners]) safely(() => listener({ what, held }), undefined);
  };

  const arrange = (): void => {
    const needed = closed || watch !== null || line.length > 0 || working !== null;
    if (needed) unwrap ??= wrapRelay(system, receive);
    else {
      unwrap?.();
      unwrap = null;
    }
  };

  const receive = (delivery: Delivery, relay: Relay): void => {
    pass = relay;
    if (working?.settle?.source === delivery.source && isEnd(delivery)) {
      passOn(delivery, OUTSIDE);
      return;
    }
    const entry = safely(() => entryOf(delivery), null);
    if (entry === null) {
      relay(delivery);
      return;
    }
    if (!closed && !draining && line.length === 0 && !isWatchedFor(entry)) {
      // Events in the mailbox of a busy actor belong to the current delivery.
      if (entry.place.mail) safely(() => relay(delivery), undefined);
      else passOn(delivery, entry.place);
      return;
    }
    line.splice(working ? positionOf(entry.place, line, working.start) : line.length, 0, entry);
    tell('held', entry.held);
    drain();
  };

  /** Asks once for each event whether to close before it, and closes. */
  const isWatchedFor = (entry: Entry): boolean => {
    if (entry.watched) return false;
    entry.watched = true;
    const stops = safely(() => watch?.(entry.held) ?? false, false);
    if (stops) close();
    return stops;
  };

  const entryOf = (delivery: Delivery): Entry => {
    lastId += 1;
    const kind = kindOf(delivery, working !== null);
    const held: Held = { ...delivery, id: lastId, kind, at: clock.now(), dueAt: null };
    return { held, place: working?.causes(delivery) ?? OUTSIDE, watched: false, timer: undefined };
  };

  /** Delivers an event, including the second half of a settled promise. */
  const passOn = (delivery: Delivery, place: Place, start = working?.start ?? 0): void => {
    const before = working;
    working = { causes: beginTurn(place, delivery.target), start, settle: isSettle(delivery) ? delivery : null };
    safely(() => pass(delivery), undefined);
    working = before;
  };

  const deliverEntry = (entry: Entry): Held | null => {
    if (working !== null) return null;
    const start = take(entry);
    const { held, place } = entry;
    if (hasStopped(held.target)) {
      tell('stopped', held);
    } else {
      tell('delivering', held);
      passOn(held, place, start);
    }
    drain();
    return held;
  };

  /** Removes an event from the queue or the delayed ones; returns the position for the events it causes. */
  const take = (entry: Entry): number => {
    const position = line.indexOf(entry);
    if (position >= 0) line.splice(position, 1);
    else if (delayed.delete(entry.held.id)) clock.clearTimeout(entry.timer as never);
    return Math.max(0, position);
  };

  const drain = (): void => {
    if (draining || working !== null) return;
    arrange();
    draining = true;
    for (let entry = line[0]; entry !== undefined && !closed; entry = line[0]) {
      if (!isWatchedFor(entry)) deliverEntry(entry);
    }
    draining = false;
    arrange();
  };

  const close = (): void => {
    if (closed) return;
    closed = true;
    arrange();
    tell('closed');
  };

  const open = (): void => {
    if (!closed) return;
    closed = false;
    tell('opened');
    drain();
  };

  const find = (id: number): Entry | undefined => line.find(({ held }) => held.id === id) ?? delayed.get(id);

  const deliver = (id: number): Held | null => {
    const entry = find(id);
    return entry === undefined ? null : deliverEntry(entry);
  };

  /** Changes a held event by id; returns false if there is none. */
  const change = (id: number, what: GateChange['what'], run: (entry: Entry) => void): boolean => {
    const entry = find(id);
    if (entry === undefined) return false;
    run(entry);
    tell(what, entry.held);
    return true;
  };

  return {
    isClosed: () => closed,
    /** Holds all deliveries from now on. */
    close,
    /** Delivers the queue in order and opens the gate. */
    open,
    /** Called before each delivery while the gate is open, once per event; null to stop. */
    watch(asked: Watch | null): void {
      watch = asked;
      arrange();
    },
    /** The queue, then delayed events. */
    held: (): readonly Held[] => [...line, ...delayed.values()].map(({ held }) => held),
    /**
     * Delivers the first in line, and a promise's end together with its telling the parent. All that this causes is held
     * again. Returns what it was, or null where nothing waits or a delivery is under way.
     */
    step: (): Held | null => (line[0] === undefined ? null : deliverEntry(line[0])),
    /** Delivers any held event out of order. */
    deliver,
    edit: (id: number, event: EventObject): boolean =>
      change(id, 'edited', (entry) => {
        entry.held = { ...entry.held, event };
      }),
    drop: (id: number): boolean => change(id, 'dropped', take),
    /** Delays an event by ms of the clock; then it joins the end of the queue. */
    delay: (id: number, ms: number): boolean =>
      change(id, 'delayed', (entry) => {
        take(entry);
        entry.held = { ...entry.held, dueAt: clock.now() + ms };
        entry.place = OUTSIDE;
        delayed.set(id, entry);
        entry.timer = clock.setTimeout(() => {
          delayed.delete(id);
          entry.held = { ...entry.held, dueAt: null };
          line.push(entry);
          tell('held', entry.held);
          drain();
        }, ms);
      }),
    /** Moves an event to another position; 0 is the first. */
    move: (id: number, position: number): boolean =>
      line.some(({ held }) => held.id === id) &&
      change(id, 'moved', (entry) => {
        take(entry);
        line.splice(position, 0, entry);
      }),
    /** Notifies of changes. Returns an unsubscribe function. */
    onHeld(listener: (change: GateChange) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Delivers everything held, delayed or not, and detaches. */
    remove(): void {
      watch = null;
      for (const id of [...delayed.keys()]) deliver(id);
      open();
      arrange();
    },
  };
}
