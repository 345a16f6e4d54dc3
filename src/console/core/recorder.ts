import type { ActorRefLike, AnyActorRef, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import { takenTransitions } from '../../inspection/takenTransitions.ts';
import { transitionId } from '../../inspection/transitions.ts';
import type { ActorRecord, Entry, EntryOf, Kept, Origin } from './entry.ts';
import type { Mask } from './mask.ts';
import { REWIND } from './rewind.ts';
import { createRing } from './ring.ts';

export interface RecorderOptions {
  /** Masks any value: contexts, inputs, outputs, errors, parameters. */
  readonly mask: Mask;
  /** Masks an event, of which the schema may say more. */
  readonly maskEvent: (event: EventObject) => EventObject;
  /** The time of the actor clock, ms. */
  readonly now: () => number;
  readonly capacity?: number;
}

/** Everything that the actors of one system did, the newest 100,000. */
export interface Recorder {
  /** To be told of every inspection event. */
  readonly inspect: (event: InspectionEvent) => void;
  readonly size: number;
  /** How many there have been, those included that had to make room. */
  readonly total: number;
  /** Grows each time that everything is forgotten. */
  readonly epoch: number;
  /** The entry at a place, 0 being the oldest kept. */
  at(place: number): Entry | undefined;
  /** The entry with this number, if it is still kept. */
  find(seq: number): Entry | undefined;
  /** Every actor that has started, in order. */
  readonly actors: readonly ActorRecord[];
  actorOf(ref: ActorRefLike): ActorRecord | null;
  /** The last step of a machine, whether it changed anything or not. */
  readonly lastStepOf: (actor: ActorRecord) => EntryOf<'step'> | null;
  /** The last step of a machine that took a transition. */
  readonly lastTakenOf: (actor: ActorRecord) => EntryOf<'step'> | null;
  /** The steps in which nothing was done with an event, the newest first; the last fifty. */
  readonly misses: () => readonly EntryOf<'step'>[];
  /** The last snapshot that an actor is known to have had, as it was kept. */
  readonly lastOf: (actor: ActorRecord) => Kept | null;
  /** Hears that there is something new; how much is for the listener to ask. */
  subscribe(listener: () => void): () => void;
  clear(): void;
}

/** What was sent, as it is and as it is kept. */
interface Sent {
  readonly raw: EventObject;
  readonly entry: EntryOf<'event'>;
}

const CAPACITY = 100_000;
const MOST_MISSES = 50;

/** Writes down what is reported, with references in place of copies and secrets masked as they come in. */
export function createRecorder({ mask, maskEvent, now, capacity = CAPACITY }: RecorderOptions): Recorder {
  const ring = createRing<Entry>(capacity);
  const listeners = new Set<() => void>();
  const records = new WeakMap<ActorRefLike, ActorRecord>();
  const actors: ActorRecord[] = [];
  /** What an actor has been sent and has not answered yet; the first is being worked on. */
  const queues = new WeakMap<ActorRecord, Sent[]>();
  /** What an actor did before it was started. It never happened where the actor never starts (React's Strict Mode). */
  const early = new WeakMap<ActorRecord, InspectionEvent[]>();
  const last = new WeakMap<ActorRecord, Kept>();
  const steps = new WeakMap<ActorRecord, EntryOf<'step'>>();
  const taken = new WeakMap<ActorRecord, EntryOf<'step'>>();
  let missed: readonly EntryOf<'step'>[] = [];
  const begun = new WeakSet<ActorRecord>();
  let seq = 0;
  let epoch = 0;

  const recordOf = (ref: ActorRefLike): ActorRecord => {
    const known = records.get(ref);
    if (known !== undefined) return known;
    const { id, logic, src, _parent } = ref as AnyActorRef & {
      readonly logic: unknown;
      readonly _parent?: AnyActorRef;
    };
    const parent = _parent === undefined ? null : recordOf(_parent);
    const record: ActorRecord = {
      path: parent === null ? id : `${parent.path}/${id}`,
      id,
      session: ref.sessionId,
      parent,
      machine: isMachine(logic) ? logic : null,
      src: typeof src === 'string' ? src : id,
      ref: ref as AnyActorRef,
    };
    records.set(ref, record);
    return record;
  };

  let isTelling = false;
  /** Later and once for many: whoever listens has no part in a delivery that is under way. */
  const tell = (): void => {
    if (isTelling || listeners.size === 0) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      for (const listener of [...listeners]) listener();
    });
  };

  const push = (entry: Entry): void => {
    ring.push(entry);
    tell();
  };

  const queueOf = (actor: ActorRecord): Sent[] => {
    const queue = queues.get(actor) ?? [];
    queues.set(actor, queue);
    return queue;
  };

  const workedOn = (record: ActorRecord | null): EntryOf<'event'> | null =>
    record === null ? null : (queues.get(record)?.[0]?.entry ?? null);

  const begin = (actor: ActorRecord): void => {
    begun.add(actor);
    actors.push(actor);
    seq += 1;
    push({ kind: 'started', seq, at: now(), actor });
  };

  const keep = (snapshot: unknown): Kept => {
    const { context, output, error, input } = snapshot as Readonly<Record<string, unknown>>;
    const masked = { context: mask(context), output: mask(output), error: mask(error), input: mask(input) };
    const isClean =
      masked.context === context && masked.output === output && masked.error === error && masked.input === input;
    if (isClean) return snapshot as Kept;
    return Object.assign(Object.create(Object.getPrototypeOf(snapshot)) as Kept, snapshot, masked);
  };

  const inspect = (reported: InspectionEvent): void => {
    if (reported.type === '@xstate.actor' || ('event' in reported && reported.event.type === REWIND)) return;
    const actor = recordOf(reported.actorRef);
    if (begun.has(actor)) {
      write(actor, reported);
      return;
    }
    const before = early.get(actor) ?? [];
    if (reported.type !== '@xstate.event') {
      early.set(actor, [...before, reported]);
      return;
    }
    begin(actor);
    early.delete(actor);
    for (const one of [reported, ...before]) write(actor, one);
  };

  const write = (actor: ActorRecord, reported: InspectionEvent): void => {
    const cause = workedOn(actor)?.seq ?? null;
    switch (reported.type) {
      case '@xstate.event': {
        const from = reported.sourceRef === undefined ? null : recordOf(reported.sourceRef);
        seq += 1;
        const entry: EntryOf<'event'> = {
          kind: 'event',
          seq,
          at: now(),
          actor,
          event: maskEvent(reported.event),
          from,
          origin: originOf(reported.event, actor, from),
          cause: workedOn(from)?.seq ?? null,
          isLate: reported.event.type !== 'xstate.init' && actor.ref.getSnapshot().status !== 'active',
        };
        if (!entry.isLate) queueOf(actor).push({ raw: reported.event, entry });
        push(entry);
        return;
      }
      case '@xstate.action': {
        seq += 1;
        const { type, params } = reported.action;
        push({ kind: 'action', seq, at: now(), actor, action: type, params: mask(params), cause });
        return;
      }
      case '@xstate.microstep': {
        seq += 1;
        const after = keep(reported.snapshot);
        const step: EntryOf<'step'> = {
          kind: 'step',
          seq,
          at: now(),
          actor,
          event: maskEvent(reported.event),
          taken: takenTransitions(reported).map(transitionId),
          before: last.get(actor) ?? null,
          after,
          cause,
        };
        last.set(actor, after);
        steps.set(actor, step);
        if (step.taken.length > 0) taken.set(actor, step);
        else if (!step.event.type.startsWith('xstate.')) missed = [step, ...missed].slice(0, MOST_MISSES);
        push(step);
        return;
      }
      case '@xstate.snapshot': {
        const after = keep(reported.snapshot);
        const before = last.get(actor) ?? null;
        last.set(actor, after);
        // A machine has told its steps already; what has none tells only where it has come to.
        if (actor.machine === null) {
          seq += 1;
          push({ kind: 'settled', seq, at: now(), actor, before, after, cause });
        }
        if (queueOf(actor)[0]?.raw === reported.event) queueOf(actor).shift();
        return;
      }
    }
  };

  return {
    inspect,
    get size() {
      return ring.size;
    },
    get total() {
      return seq;
    },
    get epoch() {
      return epoch;
    },
    at: ring.at,
    find: (wanted) => ring.at(wanted - seq + ring.size - 1),
    actors,
    lastStepOf: (actor) => steps.get(actor) ?? null,
    lastTakenOf: (actor) => taken.get(actor) ?? null,
    misses: () => missed,
    lastOf: (actor) => last.get(actor) ?? null,
    actorOf: (ref) => records.get(ref) ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => {
      epoch += 1;
      ring.clear();
      tell();
    },
  };
}

function originOf({ type }: EventObject, actor: ActorRecord, from: ActorRecord | null): Origin {
  if (from === null) return 'user';
  if (/^xstate\.(done|error)\.actor\./.test(type) || /^xstate\.promise\./.test(type)) return 'reply';
  return from === actor ? 'timer' : 'message';
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;
