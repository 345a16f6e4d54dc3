import type { ActorRecord, Entry, EntryOf } from './entry.ts';
import type { Reading } from './viewed.ts';
import { isInternalEvent, whereIs } from './words.ts';

/** What brought each entry about: a person, the start of the page, a timer, or something from outside. */
export interface Roots {
  /** Sequence number of the event that an entry goes back to, also through promises; itself where nothing is known. */
  rootOf(seq: number): number;
  /** Clocks, polls and microsteps: what goes on whether or not anybody does something. */
  isMachinery(entry: Entry): boolean;
  /** Whether an entry goes back to something that recurs by itself. */
  comesOfMachinery(seq: number): boolean;
  /** Whether this event of an actor comes again and again by itself. */
  recurs(path: string, type: string): boolean;
  /** Sequence numbers of the events that a person sent, oldest first. */
  presses(): readonly number[];
  /** Whether this entry is an event that a person sent. */
  isPress(seq: number | null): boolean;
  /** The actor that a press went to, or the first flow that it opened; null without a press. The last by default. */
  flow(press?: number): ActorRecord | null;
  /** Grows when more is known to be machinery. */
  version(): number;
}

interface Watched {
  readonly recorder: Reading;
  /** Types of events that the application sends by itself as if a person had. */
  readonly ownEvents?: ReadonlySet<string>;
}

const known = new WeakMap<Reading, Roots>();

/** The roots of a recording, worked out once for all panels. */
export function rootsOf(watched: Watched): Roots {
  const found = known.get(watched.recorder) ?? createRoots(watched);
  known.set(watched.recorder, found);
  return found;
}

/** Roots of a recording cut at an entry: what recurs is known from the whole. */
export function rootsUpTo(whole: Roots, cut: Reading): void {
  const presses = (): readonly number[] => whole.presses().filter((seq) => seq <= cut.total);
  const flow = (press = presses().at(-1)): ActorRecord | null => (press === undefined ? null : whole.flow(press));
  known.set(cut, { ...whole, presses, flow });
}

/** How often something came to an actor in a row, with nothing else in between. */
interface Row {
  readonly key: string;
  readonly times: number;
  readonly at: number;
  /** Time since the one before, ms. */
  readonly gap: number;
}

/** A timer that came twice in a row sets itself again; what comes from outside must come at a regular pace. */
const isRecurring = ({ times }: Row, isTimer: boolean): boolean => times >= (isTimer ? 2 : 4);
const isRegular = (gap: number, before: number): boolean => Math.abs(gap - before) <= before / 10;

/** Nothing is kept of the machinery that the recorder does not keep: entries are read when somebody looks. */
function createRoots({ recorder, ownEvents = new Set() }: Watched): Roots {
  let roots: number[] = [];
  let presses: number[] = [];
  const pressed = new Set<number>();
  let opened = new Map<number, ActorRecord[]>();
  let starts = new WeakMap<ActorRecord, number>();
  let keys = new Map<number, string>();
  let rows = new Map<ActorRecord, Row>();
  const recurring = new Set<string>();
  let upTo = 0;
  let { epoch } = recorder;

  const isSentByPerson = ({ origin, from, event, isLate }: EntryOf<'event'>): boolean =>
    origin === 'user' && from === null && !isLate && !event.type.startsWith('xstate.') && !ownEvents.has(event.type);

  /** Whatever else an actor hears starts its count anew. */
  const count = ({ actor, event: { type }, seq, at, origin }: EntryOf<'event'>, root: number): void => {
    const row = rows.get(actor);
    if (root !== seq) {
      if (keys.get(root) !== row?.key) rows.delete(actor);
      return;
    }
    const key = keyOf(actor.path, type);
    keys.set(seq, key);
    const isTimer = origin === 'timer';
    const gap = at - (row?.at ?? at);
    const goesOn = row?.key === key && (isTimer || row.times === 1 || isRegular(gap, row.gap));
    const next: Row = { key, times: goesOn ? row.times + 1 : 1, at, gap };
    rows.set(actor, next);
    if (isRecurring(next, isTimer)) recurring.add(key);
  };

  const readEvent = (entry: EntryOf<'event'>): number => {
    const { seq, actor, event, origin, cause } = entry;
    const begun = starts.get(actor);
    const root = cause === null ? (origin === 'reply' && begun !== undefined ? begun : seq) : (roots[cause] ?? cause);
    if (event.type === 'xstate.init') {
      starts.set(actor, root);
      if (recorder.find(seq - 1)?.kind === 'started') roots[seq - 1] = root;
      if (actor.machine !== null) opened.set(root, [...(opened.get(root) ?? []), actor]);
    }
    if (isSentByPerson(entry)) {
      presses.push(seq);
      pressed.add(seq);
    }
    if (origin === 'user') rows.delete(actor);
    else if (event.type !== 'xstate.init') count(entry, root);
    return root;
  };

  const read = (): void => {
    if (epoch !== recorder.epoch) {
      ({ epoch } = recorder);
      [roots, presses, upTo] = [[], [], 0];
      pressed.clear();
      [opened, keys, rows, starts] = [new Map(), new Map(), new Map(), new WeakMap()];
    }
    for (let seq = Math.max(upTo, recorder.total - recorder.size) + 1; seq <= recorder.total; seq += 1) {
      const entry = recorder.find(seq);
      if (entry?.kind === 'event') roots[seq] = readEvent(entry);
      else if (entry !== undefined && 'cause' in entry && entry.cause !== null)
        roots[seq] = roots[entry.cause] ?? entry.cause;
    }
    upTo = recorder.total;
  };

  const rootOf = (seq: number): number => {
    read();
    return roots[seq] ?? seq;
  };

  const comesOfMachinery = (seq: number): boolean => recurring.has(keys.get(rootOf(seq)) ?? '');

  return {
    rootOf,
    comesOfMachinery,
    isMachinery: (entry) => isInternalEvent(entry) || isMicrostep(entry, recorder) || comesOfMachinery(entry.seq),
    recurs: (path, type) => {
      read();
      return recurring.has(keyOf(path, type));
    },
    presses: () => {
      read();
      return presses;
    },
    isPress: (seq) => {
      read();
      return seq !== null && pressed.has(seq);
    },
    flow: (wanted) => {
      read();
      const press = wanted ?? presses.at(-1);
      const entry = press === undefined ? undefined : recorder.find(press);
      if (press === undefined || entry === undefined) return null;
      return (opened.get(press) ?? []).find(isRunning) ?? nearestRunning(entry.actor);
    },
    version: () => {
      read();
      return recurring.size;
    },
  };
}

const keyOf = (path: string, type: string): string => `${path} ${type}`;

const isRunning = ({ ref }: ActorRecord): boolean => ref.getSnapshot().status === 'active';

const nearestRunning = (actor: ActorRecord | null): ActorRecord | null =>
  actor === null || (actor.machine !== null && isRunning(actor)) ? actor : nearestRunning(actor.parent);

/** A step by itself, within the work on one event, that leaves the machine where it is; an end that nobody waits for. */
function isMicrostep(entry: Entry, { find }: Reading): boolean {
  if (entry.kind !== 'step' || entry.cause === null) return false;
  if (entry.taken.length === 0) return entry.event.type.startsWith('xstate.');
  const cause = find(entry.cause);
  const isFirst = cause?.kind === 'event' && cause.event.type === entry.event.type && !entry.taken.every(isAlways);
  return !isFirst && whereIs(entry.before) === whereIs(entry.after);
}

const isAlways = (id: string): boolean => id.includes(' | always | ');
