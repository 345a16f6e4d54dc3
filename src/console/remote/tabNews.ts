import type { EventObject } from 'xstate';
import type { ActorRecord, Entry, Kept } from '../core/entry.ts';
import type { Reading } from '../core/viewed.ts';
import { cloneable } from './cloneable.ts';
import type { RemoteSnapshot } from './standIn.ts';
import type { FromTab, TabActor, TabEntry } from './tabMessages.ts';

type News = Pick<Extract<FromTab, { readonly is: 'news' }>, 'actors' | 'entries' | 'snapshots' | 'total'>;

/** The machine of an actor as JSON to be drawn; undefined where the window has the machine itself. */
export type Define = (actor: ActorRecord) => string | undefined;

/** What a recorder has after so many entries and actors, as plain data: a snapshot that comes twice goes over once. */
export function newsOf(
  recorder: Reading,
  after: number,
  actors: number,
  { most, define = () => undefined }: { readonly most: number; readonly define?: Define },
): News {
  const first = Math.max(after, recorder.total - recorder.size) + 1;
  const entries = Array.from({ length: most }, (_, at) => recorder.find(first + at)).filter(
    (entry) => entry !== undefined,
  );
  const places = new Map<Kept, number>();
  const snapshots: RemoteSnapshot[] = [];
  const placeOf = (kept: Kept): number => {
    const known = places.get(kept);
    if (known !== undefined) return known;
    places.set(kept, snapshots.length);
    return snapshots.push(toldOf(kept)) - 1;
  };
  return {
    actors: recorder.actors.slice(actors).map((actor): TabActor => {
      const { session, id, src, parent, machine } = actor;
      const last = recorder.lastOf(actor);
      const place = last === null ? null : placeOf(last);
      const definition = define(actor);
      return {
        ...{ session, id, src, parent: parent?.session ?? null, machine: machine?.id ?? null, last: place },
        ...(definition === undefined ? {} : { definition }),
      };
    }),
    entries: entries.map((entry) => plainEntry(entry, placeOf)),
    snapshots,
    total: recorder.total,
  };
}

const toldOf = (kept: Kept): RemoteSnapshot => {
  const { status, value, context, output, error } = kept as unknown as RemoteSnapshot;
  return cloneable({ status, value, context, output, error }) as RemoteSnapshot;
};

function plainEntry(entry: Entry, placeOf: (kept: Kept) => number): TabEntry {
  const { kind, seq, at } = entry;
  const about = { kind, seq, at, actor: entry.actor.session, cause: 'cause' in entry ? entry.cause : null };
  switch (entry.kind) {
    case 'started':
      return about;
    case 'event': {
      const { event, from, origin, isLate } = entry;
      return { ...about, event: cloneable(event) as EventObject, from: from?.session ?? null, origin, isLate };
    }
    case 'action':
      return { ...about, action: entry.action, params: cloneable(entry.params) };
    case 'step':
    case 'settled': {
      const before = entry.before === null ? null : placeOf(entry.before);
      const moved = { ...about, before, after: placeOf(entry.after) };
      if (entry.kind === 'settled') return moved;
      return { ...moved, event: cloneable(entry.event) as EventObject, taken: entry.taken };
    }
  }
}
