import type { Draw } from '../rng/blocks.ts';
import { placeOf, poisson, type Unit } from './units.ts';

/** A tense moment begins so long before what decides it, ms. Without one, nothing is decided for as long. */
export const LEAD_MS = 4_000;
/** And lasts so long after it. */
export const AFTER_MS = 8_000;

export interface Span {
  readonly from: number;
  readonly to: number;
}

const MOST_ALARMS = 12;

/** Tense moments that come to nothing, within a period. */
export function* falseAlarms(next: Unit, period: Span, mean: number): Draw<readonly Span[]> {
  const spans: Span[] = [];
  const count = placeOf(poisson(mean, MOST_ALARMS), yield* next());
  for (let each = 0; each < count; each += 1) {
    const from = period.from + Math.floor((yield* next()) * (period.to - period.from));
    spans.push({ from, to: from + LEAD_MS });
  }
  return spans;
}

/** Spans within a period, with those that touch made one. */
export function joined(spans: readonly Span[], period: Span): readonly Span[] {
  const sorted = spans
    .map(({ from, to }) => ({ from: Math.max(from, period.from), to: Math.min(to, period.to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from);
  const list: Span[] = [];
  for (const span of sorted) {
    const last = list.at(-1);
    if (last === undefined || span.from > last.to) list.push(span);
    else list[list.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return list;
}
