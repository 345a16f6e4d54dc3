import type { EventObject } from 'xstate';
import { jsonOf } from './words.ts';

/** Editable part of a held event. */
export interface Editable {
  /** Payload: a promise's output or error, or all fields but the type. */
  readonly carried: unknown;
  /** As masked plain JSON. */
  readonly text: string;
  /** The event with this payload. Unchanged values keep their reference, secrets included. */
  readonly put: (edited: unknown) => EventObject;
}

/** Payload field of XState's own events. */
const BRINGS = [
  [/^xstate\.promise\./, 'data'],
  [/^xstate\.done\.actor\./, 'output'],
  [/^xstate\.error\.actor\./, 'error'],
  [/^xstate\.observable\.(next|error)$/, 'data'],
] as const;

/** `shown` is the same event, masked. */
export function editableOf(event: EventObject, shown: EventObject = event): Editable {
  const [, name] = BRINGS.find(([pattern, own]) => pattern.test(event.type) && own in event) ?? [];
  const carriedBy = ({ type: _type, ...fields }: EventObject & Readonly<Record<string, unknown>>): unknown =>
    name === undefined ? fields : fields[name];
  const carried = carriedBy(event);
  const readable = carriedBy(shown);
  return {
    carried,
    text: jsonOf(readable, 2),
    put: (edited) => {
      const mended = mend(carried, readable, edited);
      return name === undefined ? { ...(mended as object), type: event.type } : { ...event, [name]: mended };
    },
  };
}

/** The edited value with unchanged parts replaced by the originals: JSON has no actors, maps, errors or secrets. */
function mend(original: unknown, shown: unknown, edited: unknown): unknown {
  if (jsonOf(shown) === jsonOf(edited)) return original;
  if (typeof edited !== 'object' || edited === null) return edited;
  const within = (key: string | number, item: unknown): unknown =>
    mend(partOf(original, key), partOf(shown, key), item);
  if (Array.isArray(edited)) return edited.map((item, at) => within(at, item));
  const fields = Object.entries(edited).map(([key, item]) => [key, within(key, item)] as const);
  return original instanceof Error ? likeError(original, fields) : Object.fromEntries(fields);
}

const partOf = (whole: unknown, key: string | number): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined;

/** An error of the same class with these fields; its name is in `error`, as written by `jsonOf`. */
function likeError(original: Error, fields: readonly (readonly [string, unknown])[]): Error {
  const like: Error = Object.create(Object.getPrototypeOf(original), Object.getOwnPropertyDescriptors(original));
  for (const [key, value] of fields) {
    if (key !== 'error')
      Object.defineProperty(like, key, { value, configurable: true, writable: true, enumerable: key !== 'message' });
  }
  return like;
}
