import * as z from 'zod/mini';
import type { Masked } from '../../api/contract/endpoint.ts';

/** Payload schemas of a machine's events by type. The console builds forms from them, the model tests cases. */
export type EventSchemas = Readonly<Record<string, z.ZodMiniType<object>>>;

/** Events whose free texts are all marked: the result of `defineEvents`. */
export type MarkedEvents = EventSchemas & Marked;

declare const marked: unique symbol;
// A type alias, because interfaces lack an implicit index signature.
type Marked = { readonly [marked]: true };

/**
 * Defines the payload schemas of a machine's events. An unmarked free-text field does not compile: `secret()` if
 * recorder, console and capsules must never show it, else `visible()`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineEvents = <const S extends EventSchemas>(
  schemas: S & { readonly [K in keyof S]: Checked<S[K]> },
): S & Marked => schemas as unknown as S & Marked;

/** The schema itself if all free texts are marked, else an error message. */
type Checked<Schema> =
  Schema extends z.ZodMiniObject<infer Shape>
    ? { [F in keyof Shape]: IsMarked<Shape[F]> }[keyof Shape] extends true
      ? Schema
      : 'mark each free text with secret() or visible()'
    : Schema;

type IsMarked<Field> = Field extends Masked
  ? true
  : Field extends z.ZodMiniType
    ? string extends Extract<z.output<Field>, string>
      ? false
      : true
    : true;

/** Union of the events of a set of payload schemas. */
export type EventsOf<S extends EventSchemas> = {
  [K in keyof S & string]: string extends keyof z.output<S[K]>
    ? { readonly type: K }
    : { readonly type: K } & Readonly<z.output<S[K]>>;
}[keyof S & string];

/** Payload of an event without data. */
export const emptyPayload = z.object({});
