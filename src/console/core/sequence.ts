import type { CallRecord } from './calls/callRecord.ts';
import type { ActorRecord, Entry } from './entry.ts';
import type { Recorder } from './recorder.ts';
import type { Roots } from './roots.ts';
import { answerLabel, callsAmong } from './sequenceCalls.ts';
import type { Arrow, Drafted, End, Item } from './sequenceItem.ts';
import { actorName, eventName, whereIs } from './words.ts';

/** A lane. `page` is for calls that no actor makes. */
export interface Lane {
  readonly kind: 'you' | 'actor' | 'page' | 'server';
  readonly name: string;
  /** Path of the actor; successive actors share a lane. */
  readonly path: string;
}

/** State label of an actor from a row on: row 0 is before the first arrow, 1 after it. */
export interface Stand {
  readonly lane: number;
  readonly row: number;
  readonly text: string;
}

/** Lifetime of an actor, in rows; `to` is null while it runs. */
export interface Life {
  readonly lane: number;
  readonly from: number;
  readonly to: number | null;
}

export interface Sequence {
  readonly lanes: readonly Lane[];
  readonly arrows: readonly Arrow[];
  readonly stands: readonly Stand[];
  readonly lives: readonly Life[];
  /** Whether there are older arrows. */
  readonly hasOlder: boolean;
}

export interface SequenceOptions {
  /** Maximum number of arrows; the newest are shown. */
  readonly most: number;
  /** Last entry to show. */
  readonly until?: number | null;
  /** Leaves out what is machinery; null shows all. */
  readonly roots?: Roots | null;
}

/** Number of entries searched: about ten for each arrow. */
const LOOKED_AT_PER_ARROW = 40;

/** The last messages between user, actors and server, in order. */
export function sequenceOf(
  recorder: Pick<Recorder, 'find' | 'total' | 'actors'>,
  calls: readonly CallRecord[],
  { most, until = null, roots = null }: SequenceOptions,
): Sequence {
  const last = until ?? recorder.total;
  const all = entriesUpTo(recorder, last, most * LOOKED_AT_PER_ARROW);
  const isMachine = ({ seq }: Entry): boolean => roots?.comesOfMachinery(seq) ?? false;
  const entries = roots === null ? all : all.filter((entry) => !isMachine(entry));
  const horizon = until === null ? Number.POSITIVE_INFINITY : (entries.at(-1)?.at ?? 0);
  const items = callsAmong(
    itemsOf(entries),
    withoutMachinery(all, calls, isMachine).filter(
      ({ startedAt }) => startedAt >= (entries[0]?.at ?? 0) && startedAt <= horizon,
    ),
    (record) => draftsOf(record, horizon),
  );
  const count = items.filter((item) => 'arrow' in item).length;
  const shown = lastArrows(items, most);
  return {
    ...drawn(shown, firstStarts(recorder.actors)),
    hasOlder: count > most || (entries[0]?.seq ?? 1) > 1,
  };
}

/** The calls but those of polls. */
function withoutMachinery(
  entries: readonly Entry[],
  calls: readonly CallRecord[],
  isMachine: (entry: Entry) => boolean,
): readonly CallRecord[] {
  const polled = new Set(
    entries.filter((entry) => entry.kind === 'event' && isMachine(entry)).map(({ actor }) => actor),
  );
  return calls.filter(({ caller }) => caller === null || caller.machine !== null || !polled.has(caller));
}

/** Start order of the first actor in each lane. */
const firstStarts = (actors: readonly ActorRecord[]): ReadonlyMap<string, number> =>
  new Map(actors.map(({ path }, at): [string, number] => [path, at]).reverse());

function entriesUpTo({ find }: Pick<Recorder, 'find'>, last: number, most: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (let seq = last; seq > Math.max(0, last - most); seq -= 1) {
    const entry = find(seq);
    if (entry === undefined) break;
    entries.push(entry);
  }
  return entries.reverse();
}

function itemsOf(entries: readonly Entry[]): readonly Item[] {
  const worked = new Map<ActorRecord, Drafted>();
  return entries.flatMap((entry): readonly Item[] => {
    const { at, actor, seq } = entry;
    if (entry.kind === 'step' || entry.kind === 'settled') {
      const arrow = worked.get(actor);
      if (entry.kind === 'step' && entry.taken.length === 0 && arrow?.label === eventName(entry.event, actor.machine)) {
        arrow.isNo = !entry.event.type.startsWith('xstate.');
      }
      return [{ at, actor, before: entry.before, after: entry.after }];
    }
    if (entry.kind !== 'event' || isInside(entry)) return [];
    const { event, from, origin, isLate } = entry;
    const arrow: Drafted = {
      ...{ key: `entry ${seq}`, entry: seq, call: null, label: eventName(event, actor.machine), at, isHeld: false },
      kind: event.type === 'xstate.init' ? 'start' : origin === 'user' ? 'event' : origin,
      from: from ?? 'you',
      to: actor,
      isNo: isLate || event.type.startsWith('xstate.error.actor.'),
    };
    worked.set(actor, arrow);
    return [{ at, arrow }];
  });
}

/** Internal messages of an actor, and the start of the root. */
const isInside = ({ event: { type }, from }: Extract<Entry, { kind: 'event' }>): boolean =>
  type.startsWith('xstate.promise.') || (type === 'xstate.init' && from === null);

function draftsOf(record: CallRecord, horizon: number): readonly Drafted[] {
  const { seq, method, id, startedAt, arrivedAt, endedAt, state, requestVerdict } = record;
  const from = record.caller ?? 'page';
  const same = { entry: null, call: seq };
  const call: Drafted = {
    ...{ ...same, key: `call ${seq}`, kind: 'call', label: `${method} ${id}`, from, to: 'server', at: startedAt },
    ...{ isNo: requestVerdict.kind === 'wrong', isHeld: false },
  };
  const cameAt = endedAt ?? arrivedAt;
  if (cameAt === null || cameAt > horizon) return [call];
  const isNo = state === 'failed' || state === 'aborted' || record.replyVerdict?.kind !== 'fits';
  const answer: Drafted = {
    ...{ ...same, key: `answer ${seq}`, kind: 'answer', label: answerLabel(record), from: 'server', to: from },
    ...{ at: cameAt, isNo, isHeld: endedAt === null },
  };
  return [call, answer];
}

/** The last arrows, and the states before the first of them. */
function lastArrows(items: readonly Item[], most: number): readonly Item[] {
  let left = most;
  const from = items.findLastIndex((item) => 'arrow' in item && --left === 0);
  if (from < 1) return items;
  const standing = new Map<ActorRecord, Item>();
  for (const item of items.slice(0, from)) if ('actor' in item) standing.set(item.actor, item);
  return [...standing.values(), ...items.slice(from)];
}

function drawn(items: readonly Item[], order: ReadonlyMap<string, number>): Omit<Sequence, 'hasOlder'> {
  const drafts = items.flatMap((item) => ('arrow' in item ? [item.arrow] : []));
  const lanes = lanesOf(drafts, order);
  const places = new Map(lanes.map(({ kind, path }, at) => [kind === 'actor' ? path : kind, at]));
  const placeOf = (end: End): number => places.get(typeof end === 'string' ? end : end.path) ?? -1;
  const stands = new Map<string, Stand>();
  const lives = new Map<ActorRecord, Life>();
  let row = 0;
  const live = (end: End, from: number): void => {
    if (typeof end !== 'string' && !lives.has(end)) lives.set(end, { lane: placeOf(end), from, to: null });
  };
  const end = (who: End): void => {
    const life = typeof who === 'string' ? undefined : lives.get(who);
    if (life?.to === null) lives.set(who as ActorRecord, { ...life, to: row });
  };
  const stand = (lane: number, text: string, at: number): void => {
    const isNews = [...stands.values()].findLast((one) => one.lane === lane && one.row < at)?.text !== text;
    if (isNews && text !== '') stands.set(`${lane} ${at}`, { lane, row: at, text });
    else stands.delete(`${lane} ${at}`);
  };
  for (const item of items) {
    if ('arrow' in item) {
      const { from, to, kind } = item.arrow;
      row += 1;
      live(from, 0);
      live(to, kind === 'start' ? row : 0);
      if (kind === 'reply') end(from);
      continue;
    }
    const { actor, before, after } = item;
    const lane = placeOf(actor);
    if (lane < 0) continue;
    if (after.status === 'active') live(actor, 0);
    if (after.status !== 'active') end(actor);
    if (actor.machine === null) continue;
    const since = lives.get(actor)?.from ?? 0;
    if (row > since && before !== null && ![...stands.values()].some((one) => one.lane === lane)) {
      stand(lane, whereIs(before), since);
    }
    stand(lane, whereIs(after), row);
  }
  const arrows = drafts.map((draft) => ({ ...draft, from: placeOf(draft.from), to: placeOf(draft.to) }));
  return { lanes, arrows, stands: [...stands.values()], lives: [...lives.values()].filter(({ lane }) => lane >= 0) };
}

/** User on the left, server on the right, actors between them by start order. */
function lanesOf(drafts: readonly Drafted[], order: ReadonlyMap<string, number>): readonly Lane[] {
  const ends = new Map(
    drafts.flatMap(({ from, to }) => [from, to]).map((end) => [typeof end === 'string' ? end : end.path, end]),
  );
  const one = (end: 'you' | 'page' | 'server'): readonly Lane[] =>
    ends.get(end) === end ? [{ kind: end, name: end, path: '' }] : [];
  const actors = [...ends.values()].filter((end) => typeof end !== 'string');
  return [
    ...one('you'),
    ...actors
      .sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0))
      .map((actor): Lane => ({ kind: 'actor', name: actorName(actor), path: actor.path })),
    ...one('page'),
    ...one('server'),
  ];
}
