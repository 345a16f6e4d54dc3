import type { CallRecord } from '../../core/calls/callRecord.ts';

/** A piece of time, in ms. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a call began and ended; one that goes on ends now. */
export const spanOfCall = ({ startedAt, endedAt }: CallRecord, now: number): Span => ({
  from: startedAt,
  to: endedAt ?? Math.max(now, startedAt),
});

/** The time in which all of these calls were, one ms at least. */
export function spanOf(records: readonly CallRecord[], now: number): Span {
  const spans = records.map((record) => spanOfCall(record, now));
  const from = spans.reduce((least, span) => Math.min(least, span.from), Number.POSITIVE_INFINITY);
  return { from, to: spans.reduce((most, span) => Math.max(most, span.to), from + 1) };
}
