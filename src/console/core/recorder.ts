import type {
  ActorRefLike,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
  Snapshot,
} from 'xstate';
import { takenTransitions } from '../../inspection/takenTransitions.ts';
import { transitionId } from '../../inspection/transitions.ts';
import type { ActorRecord, Entry, EntryOf, Kept } from './entry.ts';
import { finish, type Mailbox, newMailbox, seqOf, take } from './mailbox.ts';
import { originOf } from './origin.ts';
import { createRedactor, type KeepingOptions } from './redactor.ts';
import { REWIND } from './rewind.ts';
import { isRestSame, type Stand, snapshotOf } from './stand.ts';
import { createTape, type MachineRecord } from './tape.ts';

export interface RecorderOptions extends KeepingOptions {
  /** Time of the actor clock, ms. */
  readonly now: () => number;
  readonly capacity?: number;
}

/** Recording of an actor system: the latest 100,000 entries. */
export interface Recorder {
  /** Receives every inspection event. */
  readonly inspect: (event: InspectionEvent) => void;
  readonly size: number;
  /** Number of entries ever recorded, including dropped ones. */
  readonly total: number;
  /** Incremented whenever the recording is cleared. */
  readonly epoch: number;
  /** Entry by index; 0 is the oldest kept. */
  at(place: number): Entry | undefined;
  /** Entry by sequence number, if still kept. */
  find(seq: number): Entry | undefined;
  /** All started actors, in order. */
  readonly actors: readonly ActorRecord[];
  actorOf(ref: ActorRefLike): ActorRecord | null;
  /** Last microstep of a machine, with or without a transition. */
  readonly lastStepOf: (actor: ActorRecord) => EntryOf<'step'> | null;
  /** Last microstep with a transition. */
  readonly lastTakenOf: (actor: ActorRecord) => EntryOf<'step'> | null;
  /** Ignored events, newest first; at most fifty. */
  readonly misses: () => readonly EntryOf<'step'>[];
  /** Last recorded snapshot of an actor, masked. */
  readonly lastOf: (actor: ActorRecord) => Kept | null;
  /** Notifies of new entries. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  clear(): void;
}

/** Internal state of one actor. */
interface Track extends Mailbox {
  readonly actor: ActorRecord;
  /** Entries from before its start; null afterwards. Discarded if it never starts (React Strict Mode). */
  early: InspectionEvent[] | null;
  /** Its last snapshot, and the kept part of it, masked. */
  raw: AnyMachineSnapshot | null;
  stand: Stand | null;
  last: Snapshot<unknown> | null;
  /** Sequence numbers of its last step and last transition; 0 if none. */
  step: number;
  taken: number;
}

const CAPACITY = 100_000;
const MOST_MISSES = 50;

/** Records inspection events: keeps references instead of copies, masks secrets on arrival. */
export function createRecorder({ now, capacity = CAPACITY, ...secrets }: RecorderOptions): Recorder {
  const keeping = createRedactor(secrets);
  const tape = createTape(capacity);
  const listeners = new Set<() => void>();
  const tracks = new WeakMap<ActorRefLike, Track>();
  const ids = new WeakMap<AnyTransitionDefinition, readonly string[]>();
  const actors: ActorRecord[] = [];
  let missed: readonly number[] = [];
  let epoch = 0;

  /** Cache: most reports concern the same actor as the one before. */
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
    const track: Track = {
      actor,
      early: [],
      ...newMailbox(),
      raw: null,
      stand: null,
      last: null,
      step: 0,
      taken: 0,
    };
    tracks.set(ref, track);
    return track;
  };

  const idOf = (transition: AnyTransitionDefinition): readonly string[] => {
    const known = ids.get(transition);
    if (known !== undefined) return known;
    const id = [transitionId(transition)];
    ids.set(transition, id);
    return id;
  };
  /** Reuses the list of ids for a single transition, the usual case. */
  const idsOf = (transitions: readonly AnyTransitionDefinition[]): readonly string[] =>
    transitions.length === 1 ? idOf(transitions[0] as AnyTransitionDefinition) : transitions.flatMap(idOf);

  let isTelling = false;
  /** Batched and asynchronous, so listeners cannot interfere with a delivery. */
  const tell = (): void => {
    if (isTelling || listeners.size === 0) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      for (const listener of [...listeners]) listener();
    });
  };

  const begin = (track: Track): void => {
    track.early = null;
    actors.push(track.actor);
    tape.add({ kind: 'started', seq: tape.seq + 1, at: now(), actor: track.actor });
  };

  /** Masked snapshot of a machine. The same snapshot is often reported twice. */
  const keepStand = (track: Track, snapshot: AnyMachineSnapshot): Stand => {
    const { raw, stand } = track;
    if (stand !== null && raw === snapshot) return stand;
    const { value } = snapshot;
    const isSame = raw !== null && stand !== null;
    const context = isSame && raw.context === snapshot.context ? stand.context : keeping.context(snapshot.context);
    const rest = isSame && isRestSame(raw, snapshot) ? stand.rest : keeping.rest(snapshot, track.actor);
    const next = { value, context, rest };
    track.raw = snapshot;
    track.stand = next;
    return next;
  };

  const inspect = (reported: InspectionEvent): void => {
    if (reported.type === '@xstate.actor') return;
    if (reported.type !== '@xstate.action' && (reported as { event: EventObject }).event.type === REWIND) return;
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
    const { actor, worked } = track;
    const cause = seqOf(track);
    switch (reported.type) {
      case '@xstate.event': {
        const from = reported.sourceRef === undefined ? null : trackOf(reported.sourceRef);
        const { event: raw } = reported;
        const event = keeping.event(raw, from?.actor);
        const origin = originOf(raw, actor, from?.actor ?? null);
        const isLate = raw.type !== 'xstate.init' && actor.ref.getSnapshot().status !== 'active';
        const at = now();
        tape.addEvent(at, actor, event, from?.actor ?? null, origin, isLate, from && seqOf(from));
        if (!isLate) take(track, raw, event, tape.seq, at);
        break;
      }
      case '@xstate.action': {
        const { type, params } = reported.action;
        const seq = tape.seq + 1;
        tape.add({ kind: 'action', seq, at: now(), actor, action: type, params: keeping.params(params), cause });
        break;
      }
      case '@xstate.microstep': {
        const before = track.stand;
        const after = keepStand(track, reported.snapshot as AnyMachineSnapshot);
        const event = worked.raw === reported.event ? (worked.event as EventObject) : keeping.event(reported.event);
        const taken = idsOf(takenTransitions(reported));
        // Reading the clock is slow; effects of an event happen at the same time.
        const at = cause === tape.seq ? worked.at : now();
        tape.addStep(at, actor as MachineRecord, event, taken, before, after, cause);
        track.step = tape.seq;
        if (taken.length > 0) track.taken = tape.seq;
        else if (!event.type.startsWith('xstate.')) missed = [tape.seq, ...missed].slice(0, MOST_MISSES);
        break;
      }
      case '@xstate.snapshot': {
        if (worked.raw === reported.event) finish(track);
        // Machines report steps; other actors report only snapshots.
        if (actor.machine !== null) {
          keepStand(track, reported.snapshot as AnyMachineSnapshot);
          return;
        }
        const before = track.last;
        const after = keeping.snapshot(reported.snapshot, actor) as Snapshot<unknown>;
        track.last = after;
        tape.add({ kind: 'settled', seq: tape.seq + 1, at: now(), actor, before, after, cause });
        break;
      }
      default:
        return;
    }
    tell();
  };

  const stepAt = (seq: number): EntryOf<'step'> | null => (tape.find(seq) as EntryOf<'step'> | undefined) ?? null;
  const lastOf = ({ ref, machine }: ActorRecord): Kept | null => {
    const track = tracks.get(ref);
    if (machine === null) return track?.last ?? null;
    return track?.stand ? snapshotOf(machine, track.stand) : null;
  };

  return {
    inspect,
    get size() {
      return tape.size;
    },
    get total() {
      return tape.seq;
    },
    get epoch() {
      return epoch;
    },
    at: tape.at,
    find: tape.find,
    actors,
    lastStepOf: ({ ref }) => stepAt(tracks.get(ref)?.step ?? 0),
    lastTakenOf: ({ ref }) => stepAt(tracks.get(ref)?.taken ?? 0),
    misses: () => missed.flatMap((seq) => stepAt(seq) ?? []),
    lastOf,
    actorOf: (ref) => tracks.get(ref)?.actor ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => {
      epoch += 1;
      tape.clear();
      tell();
    },
  };
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;
