import type { ActorRecord, Entry, EntryOf, Kept } from '../core/entry.ts';
import type { Reading } from '../core/viewed.ts';
import { cloneable } from '../remote/cloneable.ts';
import { definitionOf } from './definition.ts';
import { WIRE_VERSION } from './wire.ts';

/** A message as `@statelyai/inspect` would have sent it. */
export type ToldMessage = Readonly<Record<string, unknown>>;

export interface Teller {
  readonly next: () => readonly ToldMessage[];
  /** Whether there is more to tell. */
  readonly isBehind: () => boolean;
}

/** No more than this is made ready at once. */
const MOST = 2_000;

/**
 * What has been recorded, told on in the words of `@statelyai/inspect`, masked as it was recorded. Each call gives what is
 * new since the last one, from the oldest that is kept; actors that were there before come first.
 */
export function createTeller(recorder: Reading): Teller {
  const met = new Set<ActorRecord>();
  let upTo = 0;

  const introduce = (actor: ActorRecord, at: number, later: readonly Entry[]): readonly ToldMessage[] => {
    if (met.has(actor)) return [];
    met.add(actor);
    const { machine, session, id, parent } = actor;
    const definition = machine === null ? { id } : definitionOf({ ...machine.config, id: machine.id });
    return [
      ...(parent === null ? [] : introduce(parent, at, later)),
      {
        ...common(actor, at),
        type: '@xstate.actor',
        name: machine !== null && id === session ? machine.id : id,
        ...(parent === null ? {} : { parentId: parent.session }),
        definition: JSON.stringify(definition),
        snapshot: snapshotOf(firstOf(actor, later)),
      },
    ];
  };

  const messagesOf = (entry: Entry, later: readonly Entry[]): readonly ToldMessage[] => {
    const { actor, at } = entry;
    const about = common(actor, at);
    switch (entry.kind) {
      case 'event': {
        const source = entry.from === null ? {} : { sourceId: entry.from.session };
        const event = { ...about, type: '@xstate.event', ...source, event: cloneable(entry.event) };
        if (entry.event.type !== 'xstate.init' || actor.machine === null || later.some(isCausedBy(entry)))
          return [event];
        // How a machine begins is no step of it, but the package tells it.
        return [event, { ...event, type: '@xstate.snapshot', snapshot: snapshotOf(firstOf(actor, later)) }];
      }
      case 'step':
      case 'settled': {
        // The package tells of a machine once it has come to rest, and not of each step on the way.
        if (entry.kind === 'step' && later.some((other) => isOnTheSameWay(entry, other))) return [];
        const cause = entry.cause === null ? undefined : recorder.find(entry.cause);
        const event = cause?.kind === 'event' ? cloneable(cause.event) : { type: 'xstate.init' };
        return [{ ...about, type: '@xstate.snapshot', event, snapshot: snapshotOf(entry.after) }];
      }
      default:
        return [];
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
      return entries.flatMap((entry, at) => {
        const later = entries.slice(at);
        return [...introduce(entry.actor, entry.at, later), ...messagesOf(entry, later.slice(1))];
      });
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
  sessionId: actor.session,
  rootId: rootOf(actor).session,
  id: null,
  createdAt: String(Math.round(at)),
  _version: WIRE_VERSION,
});

const rootOf = (actor: ActorRecord): ActorRecord => (actor.parent === null ? actor : rootOf(actor.parent));

const snapshotOf = (kept: Kept | null): unknown => {
  const { status = 'active', value, context, output, error } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return cloneable({ status, value, context, output, error });
};
