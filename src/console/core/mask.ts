/** Gives what may be kept of a value: the same object where nothing in it is secret. */
export type Mask = (value: unknown) => unknown;

/** What stands for a secret. It is as long as the secret was, up to here. */
const LONGEST = 24;
/** Nothing that is meant to be read goes deeper; what holds itself does. */
const DEEPEST = 24;
/** What stands for what lies deeper than that. */
const AROUND = '↻';

/**
 * Masks every text that stands under one of these names, at any depth. What stands inside something is remembered once
 * it was looked at, so a new version of a large object costs no more than what is new in it. Actors, functions and what
 * has a class of its own pass. An object under such a name is masked as a whole, unless it is `isOpen`: then it is looked
 * into like any other.
 */
export function createMask(
  names: Pick<ReadonlySet<string>, 'has'>,
  isOpen: (value: object) => boolean = () => false,
): Mask {
  const known = new WeakMap<object, object>();

  const maskOf = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > DEEPEST) return AROUND;
    if (Array.isArray(value)) return remembered(value, depth, maskItems);
    if (isPlain(value)) return depth === 0 ? maskFields(value, depth) : remembered(value, depth, maskFields);
    return value instanceof Error ? remembered(value, depth, maskError) : value;
  };

  const remembered = <T extends object>(value: T, depth: number, look: (value: T, depth: number) => object): object => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const masked = look(value, depth);
    known.set(value, masked);
    known.set(masked, masked);
    return masked;
  };

  const maskItems = (items: readonly unknown[], depth: number): readonly unknown[] => {
    let masked: unknown[] | null = null;
    for (let at = 0; at < items.length; at += 1) {
      const kept = maskOf(items[at], depth + 1);
      if (kept === items[at]) continue;
      masked ??= [...items];
      masked[at] = kept;
    }
    return masked ?? items;
  };

  const maskFields = (fields: object, depth: number): object => {
    let masked: Record<string, unknown> | null = null;
    for (const name in fields) {
      const value = (fields as Readonly<Record<string, unknown>>)[name];
      const kept =
        names.has(name) && !(typeof value === 'object' && value !== null && isOpen(value))
          ? hidden(value)
          : typeof value === 'object' && value !== null
            ? maskOf(value, depth + 1)
            : value;
      if (kept === value) continue;
      masked ??= { ...fields };
      masked[name] = kept;
    }
    return masked ?? fields;
  };

  /** An error keeps its class's name and its words; what it carries is masked like anything else. */
  const maskError = (error: Error, depth: number): Error => {
    const fields = maskFields({ ...error }, depth);
    const cause = maskOf(error.cause, depth + 1);
    const masked = Object.assign(Object.create(Object.getPrototypeOf(error)) as Error, fields);
    return Object.defineProperties(masked, {
      message: { value: error.message, configurable: true },
      stack: { value: error.stack, configurable: true },
      ...(cause === undefined ? {} : { cause: { value: cause, configurable: true } }),
    });
  };

  return (value) => maskOf(value, 0);
}

/** A secret as it may be shown; nothing is left as it is, so that one can see that there is nothing. */
export function hidden(secret: unknown): unknown {
  if (typeof secret === 'string') return '•'.repeat(Math.min(secret.length, LONGEST));
  if (typeof secret === 'number') return '•••';
  if (Array.isArray(secret)) return secret.map(hidden);
  if (typeof secret === 'object' && secret !== null) {
    return Object.fromEntries(Object.entries(secret).map(([name, value]) => [name, hidden(value)]));
  }
  return secret;
}

/** Actors are no plain objects, and neither is anything else that has a class. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
