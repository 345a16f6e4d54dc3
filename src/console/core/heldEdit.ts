import type { EventObject } from 'xstate';
import { jsonOf } from './words.ts';

/** What may be changed in an event that is held. */
export interface Editable {
  /** What it carries: what a promise brings, why one failed, or all fields but the type. */
  readonly carried: unknown;
  /** As plain JSON. */
  readonly text: string;
  /** The event with this in its place; what was not changed is what it was, down to the reference. */
  readonly put: (edited: unknown) => EventObject;
}

/** Where an event of XState keeps what it brings. */
const BRINGS = [
  [/^xstate\.promise\./, 'data'],
  [/^xstate\.done\.actor\./, 'output'],
  [/^xstate\.error\.actor\./, 'error'],
  [/^xstate\.observable\.(next|error)$/, 'data'],
] as const;

export function editableOf(event: EventObject): Editable {
  const { type, ...fields } = event as EventObject & Readonly<Record<string, unknown>>;
  const [, name] = BRINGS.find(([pattern, own]) => pattern.test(type) && own in fields) ?? [];
  const carried = name === undefined ? fields : fields[name];
  return {
    carried,
    text: jsonOf(carried, 2),
    put: (edited) => {
      const mended = mend(carried, edited);
      return name === undefined ? { ...(mended as object), type } : { ...event, [name]: mended };
    },
  };
}

/** The edited value, with all that looks as it did replaced by what it was: JSON has no actors, maps or errors. */
function mend(original: unknown, edited: unknown): unknown {
  if (jsonOf(original) === jsonOf(edited)) return original;
  if (Array.isArray(edited)) return edited.map((item, at) => mend((original as readonly unknown[] | null)?.[at], item));
  if (typeof edited !== 'object' || edited === null || typeof original !== 'object' || original === null) return edited;
  const fields = Object.entries(edited).map(([key, item]) => [key, mend(Reflect.get(original, key), item)] as const);
  return original instanceof Error ? likeError(original, fields) : Object.fromEntries(fields);
}

/** An error of the same class with these fields; its name stands in `error`, as `jsonOf` writes it. */
function likeError(original: Error, fields: readonly (readonly [string, unknown])[]): Error {
  const like: Error = Object.create(Object.getPrototypeOf(original), Object.getOwnPropertyDescriptors(original));
  for (const [key, value] of fields) {
    if (key !== 'error')
      Object.defineProperty(like, key, { value, configurable: true, writable: true, enumerable: key !== 'message' });
  }
  return like;
}
