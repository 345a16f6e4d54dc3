import type { CallRecord } from './calls/callRecord.ts';
import type { Console } from './console.ts';
import { type Change, diffOf, partsOf } from './diff.ts';
import type { ActorRecord } from './entry.ts';
import { rootsOf } from './roots.ts';
import { consoleAt } from './viewedAt.ts';
import { whereIs } from './words.ts';

/** What became of an actor between two moments. */
export interface ActorChange {
  readonly actor: ActorRecord;
  /** `passed`: it was started and ended in between; `changed`: state or values differ. */
  readonly kind: 'started' | 'ended' | 'passed' | 'changed';
  /** State at the first moment; null if there was no such actor yet. */
  readonly before: string | null;
  readonly after: string;
  /** Values that differ; none of an actor that was only started. */
  readonly values: readonly Change[];
}

/** What became of a call between two moments; `before` is null if it was started in between. */
export interface CallChange {
  readonly before: CallRecord | null;
  readonly after: CallRecord;
}

interface Between {
  readonly actors: readonly ActorChange[];
  readonly calls: readonly CallChange[];
}

/**
 * What differs between two entries, whichever comes first; null is the present. What goes on by itself, such as clocks
 * and polls, is left out where asked for.
 */
export function between(
  core: Console,
  moments: readonly [number | null, number | null],
  hidesMachinery: boolean,
): Between {
  const { total } = core.recorder;
  const [from, to] = moments.toSorted((one, other) => (one ?? total + 1) - (other ?? total + 1));
  const [first, last] = [at(core, from), at(core, to)];
  const touched = hidesMachinery ? touchedIn(core, from ?? total, to ?? total) : null;
  const known = new Set(first.recorder.actors);
  return {
    actors: last.recorder.actors.flatMap((actor) =>
      touched === null || touched.has(actor) ? changeOf(actor, known.has(actor) ? first : null, last) : [],
    ),
    calls: callChanges(first.tap.log.read(), last.tap.log.read()),
  };
}

const at = (core: Console, seq: number | null | undefined): Console => (seq == null ? core : consoleAt(core, seq));

function changeOf(actor: ActorRecord, first: Console | null, last: Console): readonly ActorChange[] {
  const after = last.recorder.lastOf(actor);
  const isOver = after !== null && after.status !== 'active';
  if (first === null) {
    return [{ actor, kind: isOver ? 'passed' : 'started', before: null, after: whereIs(after), values: [] }];
  }
  const before = first.recorder.lastOf(actor);
  const values = diffOf(partsOf(before), partsOf(after));
  const states = { before: whereIs(before), after: whereIs(after) };
  if (values.length === 0 && states.before === states.after) return [];
  return [{ actor, kind: isOver && before?.status === 'active' ? 'ended' : 'changed', ...states, values }];
}

function callChanges(before: readonly CallRecord[], after: readonly CallRecord[]): readonly CallChange[] {
  const known = new Map(before.map((call) => [call.seq, call]));
  return after
    .map((call) => ({ before: known.get(call.seq) ?? null, after: call }))
    .filter((change) => change.before?.state !== change.after.state);
}

/** The actors that something happened to after one entry and up to another, beyond what recurs by itself. */
function touchedIn(core: Console, from: number, to: number): ReadonlySet<ActorRecord> {
  const { find } = core.recorder;
  const roots = rootsOf(core);
  const touched = new Set<ActorRecord>();
  for (let seq = from + 1; seq <= to; seq += 1) {
    const entry = find(seq);
    if (entry !== undefined && !roots.comesOfMachinery(seq)) touched.add(entry.actor);
  }
  return touched;
}
