import type { AnyStateMachine, EventObject } from 'xstate';
import type { ActorRecord, Entry, EntryOf, Origin } from './entry.ts';
import { type Stand, snapshotOf } from './stand.ts';

/** The latest entries, in order. */
export interface Tape {
  readonly size: number;
  /** Sequence number of the newest, from 1. */
  readonly seq: number;
  /** Entry by index, 0 being the oldest; the same object while kept. */
  at(place: number): Entry | undefined;
  /** Entry by sequence number, if still kept. */
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
  /** Adds a rarer entry. Its number is the next one. */
  add(entry: Exclude<Entry, EntryOf<'event' | 'step'>>): void;
  clear(): void;
}

export type MachineRecord = ActorRecord & { readonly machine: AnyStateMachine };

const READY = 0;
const EVENT = 1;
const STEP = 2;
const ORIGINS = ['user', 'reply', 'timer', 'message'] as const satisfies readonly Origin[];
/** Where in a code it says what brought an event about, and that it came too late. */
const ORIGIN_AT = 2;
const LATE = 16;

/** So many entries are kept together, with three references of each and, of a step, six more. */
const CHUNK = 512;
/** Where among them it is told where the machine stood before and after a step. */
const BEFORE = 3;
const AFTER = 6;
const WIDEST = 9;
/** References for each entry where every other one is a step, which is usual; where there are more, a list grows. */
const USUAL = (BEFORE + WIDEST) / 2;

/**
 * Keeps the newest so many. Events and steps become entries when somebody looks at them: objects that live on, two for
 * each transition, cost more than the transition itself. What they are made of stands in short arrays that are dropped
 * one by one: an array as young as what is put into it costs the garbage collector next to nothing, and in one that has
 * lived for long it has to go through each young thing.
 */
export function createTape(capacity: number): Tape {
  const room = (Math.ceil(capacity / CHUNK) + 1) * CHUNK;
  const times = new Float64Array(room);
  const causes = new Float64Array(room);
  const codes = new Uint8Array(room);
  /** Where in its chunk each begins. */
  const places = new Uint16Array(room);
  let chunks: unknown[][] = [];
  /** The entries of each chunk that somebody has looked at. */
  let made: (Entry[] | undefined)[] = [];
  let chunk: unknown[] = [];
  let end = 0;
  let seq = 0;
  let forgotten = 0;

  const slotOf = (number: number): number => (number - 1) % room;
  const sizeNow = (): number => Math.min(seq - forgotten, capacity);

  const beginChunk = (slot: number): void => {
    const number = Math.floor(slot / CHUNK);
    chunk = new Array<unknown>(CHUNK * USUAL);
    end = 0;
    chunks[number] = chunk;
    made[number] = undefined;
  };

  const write = (
    code: number,
    at: number,
    actor: ActorRecord,
    event: unknown,
    detail: unknown,
    cause: number | null,
  ): void => {
    seq += 1;
    const slot = slotOf(seq);
    if (slot % CHUNK === 0 || chunks.length === 0) beginChunk(slot);
    codes[slot] = code;
    times[slot] = at;
    causes[slot] = cause ?? 0;
    places[slot] = end;
    chunk[end] = actor;
    chunk[end + 1] = event;
    chunk[end + 2] = detail;
    end += BEFORE;
  };

  const writeStand = (stand: Stand | null): void => {
    if (stand !== null) {
      chunk[end] = stand.value;
      chunk[end + 1] = stand.context;
      chunk[end + 2] = stand.rest;
    }
    end += 3;
  };

  const find = (wanted: number): Entry | undefined => {
    if (wanted <= seq - sizeNow() || wanted > seq) return undefined;
    const slot = slotOf(wanted);
    const number = Math.floor(slot / CHUNK);
    made[number] ??= [];
    const known = made[number] as Entry[];
    known[slot % CHUNK] ??= entryAt(slot, wanted);
    return known[slot % CHUNK];
  };

  const entryAt = (slot: number, number: number): Entry => {
    const first = places[slot] as number;
    const kept = chunks[Math.floor(slot / CHUNK)] as unknown[];
    const [actor, event, detail] = kept.slice(first, first + BEFORE) as [ActorRecord, unknown, unknown];
    const code = codes[slot] as number;
    if (code === READY) return event as Entry;
    const happened = {
      seq: number,
      at: times[slot] as number,
      actor,
      event: event as EventObject,
      cause: causes[slot] || null,
    };
    if (code !== STEP) {
      const origin = ORIGINS[(code >> ORIGIN_AT) & 3] as Origin;
      return { kind: 'event', ...happened, from: detail as ActorRecord | null, origin, isLate: (code & LATE) !== 0 };
    }
    const { machine } = actor as MachineRecord;
    const standAt = (place: number): Stand | null => {
      const [value, context, rest] = kept.slice(first + place, first + place + 3);
      return context === undefined ? null : ({ value, context, rest } as Stand);
    };
    const [before, after] = [standAt(BEFORE), standAt(AFTER) as Stand];
    return {
      kind: 'step',
      ...happened,
      taken: detail as readonly string[],
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
      const code = EVENT | (ORIGINS.indexOf(origin) << ORIGIN_AT) | (isLate ? LATE : 0);
      write(code, at, actor, event, from, cause);
    },
    addStep: (at, actor, event, taken, before, after, cause) => {
      write(STEP, at, actor, event, taken, cause);
      writeStand(before);
      writeStand(after);
    },
    add: (entry) => {
      write(READY, entry.at, entry.actor, entry, null, null);
    },
    clear: () => {
      forgotten = seq;
      [chunks, made] = [[], []];
    },
  };
}
