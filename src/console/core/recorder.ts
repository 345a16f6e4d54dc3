import type {
  ActorRefLike,
  AnyActorRef,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { takenTransitions } from '../../inspection/takenTransitions.ts';
import { transitionId } from '../../inspection/transitions.ts';
import type { ActorRecord, Entry, EntryOf, Kept, Origin } from './entry.ts';
import { createKeeping, type KeepingOptions } from './keeping.ts';
import { REWIND } from './rewind.ts';
import { createRing } from './ring.ts';

export interface RecorderOptions extends KeepingOptions {
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

/** What is known of one actor. */
interface Track {
  readonly actor: ActorRecord;
  /** What it did before it was started; null since. It never happened where it never starts (React's Strict Mode). */
  early: InspectionEvent[] | null;
  /** What it has been sent and has not answered yet; the first is being worked on. */
  readonly queue: Sent[];
  /** Its last snapshot, as it is and as it was kept. */
  raw: unknown;
  last: Kept | null;
  step: EntryOf<'step'> | null;
  taken: EntryOf<'step'> | null;
}

const CAPACITY = 100_000;
const MOST_MISSES = 50;

/** Writes down what is reported, with references in place of copies and secrets masked as they come in. */
export function createRecorder({ now, capacity = CAPACITY, ...secrets }: RecorderOptions): Recorder {
  const keeping = createKeeping(secrets);
  const ring = createRing<Entry>(capacity);
  const listeners = new Set<() => void>();
  const tracks = new WeakMap<ActorRefLike, Track>();
  const ids = new WeakMap<AnyTransitionDefinition, string>();
  const actors: ActorRecord[] = [];
  let missed: readonly EntryOf<'step'>[] = [];
  let seq = 0;
  let epoch = 0;

  /** Most of what is reported is about the actor that the last report was about. */
  let latest: Track | null = null;
  const trackOf = (ref: ActorRefLike): Track => {
    if (latest?.actor.ref === ref) return latest;
    latest = tracks.get(ref) ?? newTrack(ref);
    return latest;
  };

  const newTrack = (ref: ActorRefLike): Track => {
    const { id, logic, src, _parent } = ref as AnyActorRef & {
      readonly logic: unknown;
      readonly _parent?: AnyActorRef;
    };
    const parent = _parent === undefined ? null : trackOf(_parent).actor;
    const actor: ActorRecord = {
      path: parent === null ? id : `${parent.path}/${id}`,
      id,
      session: ref.sessionId,
      parent,
      machine: isMachine(logic) ? logic : null,
      src: typeof src === 'string' ? src : id,
      ref: ref as AnyActorRef,
    };
    const track: Track = { actor, early: [], queue: [], raw: null, last: null, step: null, taken: null };
    tracks.set(ref, track);
    return track;
  };

  const idOf = (transition: AnyTransitionDefinition): string => {
    const known = ids.get(transition);
    if (known !== undefined) return known;
    const id = transitionId(transition);
    ids.set(transition, id);
    return id;
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

  const begin = (track: Track): void => {
    track.early = null;
    actors.push(track.actor);
    seq += 1;
    push({ kind: 'started', seq, at: now(), actor: track.actor });
  };

  /** The snapshot as it is kept. The same one is often reported twice. */
  const keep = (track: Track, snapshot: unknown): Kept => {
    if (track.raw === snapshot && track.last !== null) return track.last;
    track.raw = snapshot;
    return keeping.snapshot(snapshot, track.actor);
  };

  const inspect = (reported: InspectionEvent): void => {
    if (reported.type === '@xstate.actor' || ('event' in reported && reported.event.type === REWIND)) return;
    const track = trackOf(reported.actorRef);
    if (track.early === null) {
      write(track, reported);
      return;
    }
    if (reported.type !== '@xstate.event') {
      track.early.push(reported);
      return;
    }
    const before = track.early;
    begin(track);
    for (const one of [reported, ...before]) write(track, one);
  };

  const write = (track: Track, reported: InspectionEvent): void => {
    const { actor, queue } = track;
    const worked = queue[0];
    const cause = worked?.entry.seq ?? null;
    switch (reported.type) {
      case '@xstate.event': {
        const from = reported.sourceRef === undefined ? null : trackOf(reported.sourceRef);
        const { event } = reported;
        seq += 1;
        const entry: EntryOf<'event'> = {
          kind: 'event',
          seq,
          at: now(),
          actor,
          event: keeping.event(event, from?.actor),
          from: from?.actor ?? null,
          origin: originOf(event, actor, from?.actor ?? null),
          cause: from?.queue[0]?.entry.seq ?? null,
          isLate: event.type !== 'xstate.init' && actor.ref.getSnapshot().status !== 'active',
        };
        if (!entry.isLate) queue.push({ raw: event, entry });
        push(entry);
        return;
      }
      case '@xstate.action': {
        seq += 1;
        const { type, params } = reported.action;
        push({ kind: 'action', seq, at: now(), actor, action: type, params: keeping.params(params), cause });
        return;
      }
      case '@xstate.microstep': {
        seq += 1;
        const before = track.last;
        const after = keep(track, reported.snapshot);
        const step: EntryOf<'step'> = {
          kind: 'step',
          seq,
          at: now(),
          actor,
          event: worked?.raw === reported.event ? worked.entry.event : keeping.event(reported.event),
          taken: takenTransitions(reported).map(idOf),
          before,
          after,
          cause,
        };
        track.last = after;
        track.step = step;
        if (step.taken.length > 0) track.taken = step;
        else if (!step.event.type.startsWith('xstate.')) missed = [step, ...missed].slice(0, MOST_MISSES);
        push(step);
        return;
      }
      case '@xstate.snapshot': {
        const before = track.last;
        track.last = keep(track, reported.snapshot);
        // A machine has told its steps already; what has none tells only where it has come to.
        if (actor.machine === null) {
          seq += 1;
          push({ kind: 'settled', seq, at: now(), actor, before, after: track.last, cause });
        }
        if (worked?.raw === reported.event) queue.shift();
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
    lastStepOf: ({ ref }) => tracks.get(ref)?.step ?? null,
    lastTakenOf: ({ ref }) => tracks.get(ref)?.taken ?? null,
    misses: () => missed,
    lastOf: ({ ref }) => tracks.get(ref)?.last ?? null,
    actorOf: (ref) => tracks.get(ref)?.actor ?? null,
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
  if (!type.startsWith('xstate.')) return from === actor ? 'timer' : 'message';
  if (/^xstate\.(done|error)\.actor\./.test(type) || /^xstate\.promise\./.test(type)) return 'reply';
  return from === actor ? 'timer' : 'message';
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;
