import type { AnyStateMachine, EventObject } from 'xstate';
import type { ActorRecord, Entry, EntryOf, Origin } from './entry.ts';
import { type Stand, snapshotOf } from './stand.ts';

/** The newest things that happened, in the order in which they came. */
export interface Tape {
  readonly size: number;
  /** The number of the newest one, counted from 1. */
  readonly seq: number;
  /** The entry at a place, 0 being the oldest kept; always the same one for as long as it is kept. */
  at(place: number): Entry | undefined;
  /** The entry with this number, if it is still kept. */
  find(seq: number): Entry | undefined;
  addEvent(
    at: number,
    actor: ActorRecord,
    event: EventObject,
    from: ActorRecord | null,
    origin: Origin,
    isLate: boolean,
    cause: number | null,
  ): void;
  addStep(
    at: number,
    actor: MachineRecord,
    event: EventObject,
    taken: readonly string[],
    before: Stand | null,
    after: Stand,
    cause: number | null,
  ): void;
  /** Whatever comes more seldom. Its number is the next one. */
  add(entry: Exclude<Entry, EntryOf<'event' | 'step'>>): void;
  clear(): void;
}

export type MachineRecord = ActorRecord & { readonly machine: AnyStateMachine };

const READY = 0;
const EVENT = 1;
const STEP = 2;
const ORIGINS = ['user', 'reply', 'timer', 'message'] as const satisfies readonly Origin[];

/**
 * Keeps the newest so many. Events and steps are kept as columns and become entries when somebody looks at them: objects
 * that live on, two for each transition, cost more than the transition itself.
 */
export function createTape(capacity: number): Tape {
  const kinds = new Uint8Array(capacity);
  const times = new Float64Array(capacity);
  const causes = new Float64Array(capacity);
  const origins = new Uint8Array(capacity);
  const lates = new Uint8Array(capacity);
  let actors: ActorRecord[] = [];
  let events: unknown[] = [];
  let details: unknown[] = [];
  let befores: (Stand | null)[] = [];
  let afters: (Stand | null)[] = [];
  let entries: (Entry | undefined)[] = [];
  let seq = 0;
  let forgotten = 0;

  const slotOf = (number: number): number => (number - 1 - forgotten) % capacity;
  const sizeNow = (): number => Math.min(seq - forgotten, capacity);

  const write = (
    kind: number,
    at: number,
    actor: ActorRecord,
    event: unknown,
    detail: unknown,
    before: Stand | null,
    after: Stand | null,
    cause: number | null,
  ): number => {
    seq += 1;
    const slot = slotOf(seq);
    kinds[slot] = kind;
    times[slot] = at;
    causes[slot] = cause ?? 0;
    actors[slot] = actor;
    events[slot] = event;
    details[slot] = detail;
    befores[slot] = before;
    afters[slot] = after;
    entries[slot] = undefined;
    return slot;
  };

  const find = (wanted: number): Entry | undefined => {
    if (wanted <= seq - sizeNow() || wanted > seq) return undefined;
    const slot = slotOf(wanted);
    entries[slot] ??= entryAt(slot, wanted);
    return entries[slot];
  };

  const entryAt = (slot: number, number: number): Entry => {
    if (kinds[slot] === READY) return events[slot] as Entry;
    const happened = {
      seq: number,
      at: times[slot] as number,
      actor: actors[slot] as ActorRecord,
      event: events[slot] as EventObject,
      cause: causes[slot] || null,
    };
    if (kinds[slot] === EVENT) {
      const origin = ORIGINS[origins[slot] as number] as Origin;
      return {
        kind: 'event',
        ...happened,
        from: details[slot] as ActorRecord | null,
        origin,
        isLate: lates[slot] === 1,
      };
    }
    const { machine } = happened.actor as MachineRecord;
    const [before, after] = [befores[slot] as Stand | null, afters[slot] as Stand];
    return {
      kind: 'step',
      ...happened,
      taken: details[slot] as readonly string[],
      get before() {
        return before && snapshotOf(machine, before);
      },
      get after() {
        return snapshotOf(machine, after);
      },
    };
  };

  return {
    get size() {
      return sizeNow();
    },
    get seq() {
      return seq;
    },
    at: (place) => (place < 0 ? undefined : find(seq - sizeNow() + place + 1)),
    find,
    addEvent: (at, actor, event, from, origin, isLate, cause) => {
      const slot = write(EVENT, at, actor, event, from, null, null, cause);
      origins[slot] = ORIGINS.indexOf(origin);
      lates[slot] = isLate ? 1 : 0;
    },
    addStep: (at, actor, event, taken, before, after, cause) => {
      write(STEP, at, actor, event, taken, before, after, cause);
    },
    add: (entry) => {
      write(READY, entry.at, entry.actor, entry, null, null, null, null);
    },
    clear: () => {
      forgotten = seq;
      [actors, events, details, befores, afters, entries] = [[], [], [], [], [], []];
    },
  };
}
