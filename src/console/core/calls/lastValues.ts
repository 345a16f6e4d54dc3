import { jsonIn } from './bodyText.ts';
import { verdictOf } from './verdict.ts';
import type { ReplyShape, WatchedCall } from './watchedCall.ts';

/** The last value that each call had: what a broken reply is made from, so that the rest of it looks like the real one. */
export interface LastValues {
  /** Keeps the value of a masked body, if it still fits its schema with its secrets hidden. */
  keep(call: WatchedCall, body: unknown): void;
  /** The value of this reply, else the last one; undefined when there was none. */
  toBreak(call: WatchedCall, text: string | null): unknown;
}

export function createLastValues(shape: ReplyShape): LastValues {
  const values = new Map<string, unknown>();
  const fits = (call: WatchedCall, value: unknown) => verdictOf(call.value, value).kind === 'fits';
  return {
    keep: (call, body) => {
      const value = shape.valueIn(body);
      if (fits(call, value)) values.set(call.id, value);
    },
    toBreak: (call, text) => {
      const body = text === null ? undefined : jsonIn(text);
      const value = typeof body === 'object' && body !== null ? shape.valueIn(body) : undefined;
      return value !== undefined && fits(call, value) ? value : values.get(call.id);
    },
  };
}
