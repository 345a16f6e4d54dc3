import { createInspector } from '@statelyai/inspect';
import type { AnyEventObject, SnapshotStatus } from 'xstate';
import type { ActorRecord, Entry, EntryOf, Kept } from '../core/entry.ts';
import type { Reading } from '../core/viewed.ts';
import { cloneable } from '../remote/cloneable.ts';
import { definitionOf } from './definition.ts';

/** A message of `@statelyai/inspect`. */
export type ToldMessage = Readonly<Record<string, unknown>>;

export interface Teller {
  readonly next: () => readonly ToldMessage[];
  /** Whether there is more to tell. */
  readonly isBehind: () => boolean;
}

/** No more than this is made ready at once. */
const MOST = 2_000;
/** Deeper parts of a definition would be cut. */
const DEPTH = 100;

/**
 * What has been recorded, told on through the inspector of `@statelyai/inspect`, masked as it was recorded, with the times
 * at which it happened. Each call gives what is new since the last one, from the oldest that is kept; actors that were
 * there before come first.
 */
export function createTeller(recorder: Reading): Teller {
  const met = new Set<ActorRecord>();
  let upTo = 0;
  let told: ToldMessage[] = [];
  let about: ToldMessage = {};
  const inspector = createInspector(
    { send: (message) => told.push({ ...message, ...about }) },
    { serializationDepthLimit: DEPTH },
  );

  const introduce = (actor: ActorRecord, at: number, later: readonly Entry[]): void => {
    if (met.has(actor)) return;
    met.add(actor);
    const { machine, session, id, parent } = actor;
    const definition = machine === null ? { id } : definitionOf({ ...machine.config, id: machine.id });
    if (parent !== null) introduce(parent, at, later);
    const name = machine !== null && id === session ? machine.id : id;
    about = { ...common(actor, at), name, ...(parent === null ? {} : { parentId: parent.session }) };
    const described = { sessionId: session, logic: { config: definition } };
    inspector.actor(described as never, snapshotOf(firstOf(actor, later)));
  };

  const tell = (entry: Entry, later: readonly Entry[]): void => {
    const { actor, at } = entry;
    const { session } = actor;
    about = common(actor, at);
    switch (entry.kind) {
      case 'event': {
        const event = cloneable(entry.event) as AnyEventObject;
        inspector.event(session, event, entry.from === null ? {} : { source: entry.from.session });
        if (event.type !== 'xstate.init' || actor.machine === null || later.some(isCausedBy(entry))) return;
        // How a machine begins is no step of it, but the package tells it.
        inspector.snapshot(session, snapshotOf(firstOf(actor, later)), { event });
        return;
      }
      case 'step':
      case 'settled': {
        // The package tells of a machine once it has come to rest, and not of each step on the way.
        if (entry.kind === 'step' && later.some((other) => isOnTheSameWay(entry, other))) return;
        const cause = entry.cause === null ? undefined : recorder.find(entry.cause);
        const event = cause?.kind === 'event' ? (cloneable(cause.event) as AnyEventObject) : { type: 'xstate.init' };
        inspector.snapshot(session, snapshotOf(entry.after), { event });
      }
    }
  };

  /** Where an actor stood before the first thing that it did of these. */
  const firstOf = (actor: ActorRecord, later: readonly Entry[]): Kept | null => {
    const first = later.find((entry) => entry.actor === actor && 'before' in entry);
    return (first !== undefined && 'before' in first ? first.before : null) ?? recorder.lastOf(actor);
  };

  return {
    isBehind: () => upTo < recorder.total,
    next: () => {
      const first = Math.max(upTo, recorder.total - recorder.size) + 1;
      const last = Math.min(recorder.total, first + MOST - 1);
      const entries = Array.from({ length: last - first + 1 }, (_, at) => recorder.find(first + at)).filter(
        (entry) => entry !== undefined,
      );
      upTo = last;
      told = [];
      for (const [at, entry] of entries.entries()) {
        const later = entries.slice(at);
        introduce(entry.actor, entry.at, later);
        tell(entry, later.slice(1));
      }
      return told;
    },
  };
}

const isCausedBy =
  ({ seq, actor }: Entry) =>
  (other: Entry): boolean =>
    other.kind === 'step' && other.actor === actor && other.cause === seq;

const isOnTheSameWay = ({ seq, actor, cause }: EntryOf<'step'>, other: Entry): boolean =>
  other.kind === 'step' && other.seq > seq && other.actor === actor && other.cause === cause && cause !== null;

const common = (actor: ActorRecord, at: number): ToldMessage => ({
  rootId: rootOf(actor).session,
  createdAt: String(Math.round(at)),
});

const rootOf = (actor: ActorRecord): ActorRecord => (actor.parent === null ? actor : rootOf(actor.parent));

const snapshotOf = (kept: Kept | null) => {
  const { status = 'active', value, context, output, error } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return cloneable({ status, value, context, output, error }) as { readonly status: SnapshotStatus };
};
