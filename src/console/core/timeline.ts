import type { CallRecord } from './calls/callRecord.ts';
import type { Roots } from './roots.ts';
import type { Reading } from './viewed.ts';
import { isInternalEvent, lineOf } from './words.ts';

/** Something on the timeline, at an entry. */
export interface Mark {
  readonly seq: number;
  /** What a person did; what of it was ignored; a state that changed; anything else that came. */
  readonly kind: 'press' | 'no' | 'moved' | 'came';
}

/** Something that cannot be undone: an action of the application, or a call that changes the server. */
export interface EffectMark {
  readonly seq: number;
  readonly name: string;
}

interface TimelineMarks {
  readonly marks: readonly Mark[];
  readonly effects: readonly EffectMark[];
}

interface Kept {
  readonly epoch: number;
  upTo: number;
  marks: Mark[];
  effects: EffectMark[];
}

const kept = new WeakMap<Reading, Kept>();

/** What stands on the timeline, in order; only new entries are read. Machinery is left out when asked for. */
export function timelineOf(
  recorder: Reading,
  roots: Roots,
  calls: readonly CallRecord[],
  hidesMachinery: boolean,
): TimelineMarks {
  const known = kept.get(recorder);
  const own: Kept =
    known?.epoch === recorder.epoch ? known : { epoch: recorder.epoch, upTo: 0, marks: [], effects: [] };
  kept.set(recorder, own);
  const oldest = recorder.total - recorder.size + 1;
  for (let seq = Math.max(own.upTo + 1, oldest); seq <= recorder.total; seq += 1) read(recorder, seq, own);
  own.upTo = recorder.total;
  const isShown = ({ seq }: Mark | EffectMark): boolean => {
    const entry = seq < oldest ? undefined : recorder.find(seq);
    return entry !== undefined && !(hidesMachinery && roots.isMachinery(entry));
  };
  const sent = calls.filter(({ method }) => method !== 'GET').map((call) => effectOf(call, recorder));
  return {
    marks: own.marks.filter(isShown),
    effects: [...own.effects.filter(isShown), ...sent].sort((one, other) => one.seq - other.seq),
  };
}

function read(recorder: Reading, seq: number, { marks, effects }: Kept): void {
  const entry = recorder.find(seq);
  if (entry === undefined || isInternalEvent(entry)) return;
  if (entry.kind === 'action') effects.push({ seq, name: entry.action });
  if (entry.kind === 'event') marks.push({ seq, kind: entry.origin === 'user' ? 'press' : 'came' });
  if (entry.kind === 'step') {
    const { isNo, what } = lineOf(entry);
    const cause = entry.cause === null ? undefined : recorder.find(entry.cause);
    if (isNo && cause?.kind === 'event' && cause.origin === 'user') marks.push({ seq, kind: 'no' });
    else if (what.includes(' → ')) marks.push({ seq, kind: 'moved' });
  }
}

const effectOf = ({ id, startedAt }: CallRecord, recorder: Reading): EffectMark => ({
  seq: entryAt(recorder, startedAt),
  name: id,
});

/** The last entry at or before a time; times grow with the entries. */
function entryAt({ find, total, size }: Reading, at: number): number {
  let [low, high] = [total - size + 1, total];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((find(middle)?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A time on the ruler. */
interface RulerTick {
  readonly seq: number;
  readonly at: number;
}

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1_800, 3_600, 7_200, 21_600, 86_400].map((s) => s * 1_000);

/** Round times within what is kept, at most so many. */
export function rulerOf(recorder: Reading, most: number): readonly RulerTick[] {
  const { total, size, find } = recorder;
  const [from, to] = [find(total - size + 1)?.at, find(total)?.at];
  if (from === undefined || to === undefined || to <= from) return [];
  const step = STEPS.find((one) => (to - from) / one <= most) ?? (to - from) / most;
  const first = Math.ceil(from / step) * step;
  const count = Math.min(most, Math.floor((to - first) / step) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, place) => first + place * step).map((at) => ({
    at,
    seq: entryAt(recorder, at),
  }));
}

/** Where in what lies ahead a time is drawn, 0 to 1, by the time until then in seconds. */
const AHEAD: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0.17],
  [10, 0.37],
  [60, 0.57],
  [3_600, 0.8],
  [86_400, 1],
];

/** Where a moment ahead is drawn, 0 to 1: seconds take more room than hours. */
export function placeAhead(ms: number): number {
  const seconds = Math.max(0, ms / 1_000);
  const after = AHEAD.findIndex(([at]) => at >= seconds);
  if (after < 0) return 1;
  const [[from, low], [to, high]] = [AHEAD[Math.max(0, after - 1)] ?? [0, 0], AHEAD[after] ?? [1, 1]];
  if (to === from) return low;
  const share = Math.log((seconds + 1) / (from + 1)) / Math.log((to + 1) / (from + 1));
  return low + (high - low) * share;
}
