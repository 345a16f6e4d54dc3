import type { CallRecord } from '../../core/calls/callRecord.ts';

/** A time span, ms. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Span of a call; a pending call ends now. */
export const spanOfCall = ({ startedAt, endedAt }: CallRecord, now: number): Span => ({
  from: startedAt,
  to: endedAt ?? Math.max(now, startedAt),
});

/** Span of all calls, at least 1 ms. */
export function spanOf(records: readonly CallRecord[], now: number): Span {
  const spans = records.map((record) => spanOfCall(record, now));
  const from = spans.reduce((least, span) => Math.min(least, span.from), Number.POSITIVE_INFINITY);
  return { from, to: spans.reduce((most, span) => Math.max(most, span.to), from + 1) };
}
