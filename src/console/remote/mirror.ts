import type { ActorRefLike } from 'xstate';
import type { ActorRecord, Entry, EntryOf, Kept } from '../core/entry.ts';
import { createRing } from '../core/ring.ts';
import type { Reading } from '../core/viewed.ts';
import { type RemoteActor, remoteActorRecord } from './standIn.ts';

/** What happens in an application elsewhere, kept as the recorder of this page would keep it. */
export interface Mirror extends Reading {
  /** Knows an actor from now on; one that is known already stays as it is. */
  meet(told: RemoteActor): ActorRecord;
  actorIn(session: string): ActorRecord | null;
  /** Where an actor stands that has said nothing yet. */
  place(actor: ActorRecord, snapshot: Kept): void;
  /** Writes down what comes next; one that does not follow on the last begins anew. */
  push(entry: Entry): void;
}

/** What is known of one actor. */
interface Track {
  last: Kept | null;
  step: EntryOf<'step'> | null;
  taken: EntryOf<'step'> | null;
}

const MOST_MISSES = 50;
/** Of an actor of which nothing was told yet. */
const UNTOLD = { status: 'active', context: undefined, children: {} } as unknown as Kept;

/** Keeps the newest `capacity` things. */
export function createMirror(capacity: number): Mirror {
  const ring = createRing<Entry>(capacity);
  const actors: ActorRecord[] = [];
  const bySession = new Map<string, ActorRecord>();
  const byRef = new WeakMap<ActorRefLike, ActorRecord>();
  const tracks = new WeakMap<ActorRecord, Track>();
  const listeners = new Set<() => void>();
  let misses: readonly EntryOf<'step'>[] = [];
  let total = 0;
  let epoch = 0;

  const trackOf = (actor: ActorRecord): Track => {
    const track = tracks.get(actor) ?? { last: null, step: null, taken: null };
    tracks.set(actor, track);
    return track;
  };
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const note = (entry: Entry): void => {
    if (!('after' in entry)) return;
    const track = trackOf(entry.actor);
    track.last = entry.after;
    if (entry.kind !== 'step') return;
    track.step = entry;
    if (entry.taken.length > 0) track.taken = entry;
    else if (!entry.event.type.startsWith('xstate.')) misses = [entry, ...misses].slice(0, MOST_MISSES);
  };

  return {
    get size() {
      return ring.size;
    },
    get total() {
      return total;
    },
    get epoch() {
      return epoch;
    },
    at: ring.at,
    find: (wanted) => ring.at(wanted - total + ring.size - 1),
    actors,
    actorOf: (ref) => byRef.get(ref) ?? null,
    lastStepOf: (actor) => tracks.get(actor)?.step ?? null,
    lastTakenOf: (actor) => tracks.get(actor)?.taken ?? null,
    misses: () => misses,
    lastOf: (actor) => tracks.get(actor)?.last ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    actorIn: (session) => bySession.get(session) ?? null,
    meet: (told) => {
      const known = bySession.get(told.session);
      if (known !== undefined) return known;
      const parent = told.parent === null ? null : (bySession.get(told.parent) ?? null);
      const actor: ActorRecord = remoteActorRecord(told, parent, () => trackOf(actor).last ?? UNTOLD);
      bySession.set(told.session, actor);
      byRef.set(actor.ref, actor);
      actors.push(actor);
      tell();
      return actor;
    },
    place: (actor, snapshot) => {
      trackOf(actor).last = snapshot;
      tell();
    },
    push: (entry) => {
      if (entry.seq !== total + 1 && ring.size > 0) {
        ring.clear();
        epoch += 1;
      }
      total = entry.seq;
      ring.push(entry);
      note(entry);
      tell();
    },
  };
}
