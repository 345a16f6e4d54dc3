/** Gives what may be kept of a value: the same object where nothing in it is secret. */
export type Mask = (value: unknown) => unknown;

/** What stands for a secret. It is as long as the secret was, up to here. */
const LONGEST = 24;
/** What stands for something that holds itself. */
const AROUND = '↻';

/**
 * Masks every text that stands under one of these names, at any depth. What was looked at once is remembered, so a new
 * version of a large object costs no more than what is new in it. Actors, functions and what has a class of its own pass.
 */
export function createMask(names: ReadonlySet<string>): Mask {
  const known = new WeakMap<object, object>();
  const busy = new WeakSet<object>();

  const maskOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || 'sessionId' in value) return value;
    const found = known.get(value);
    if (found !== undefined) return found;
    if (!(Array.isArray(value) || isPlain(value) || value instanceof Error)) return value;
    if (busy.has(value)) return AROUND;
    busy.add(value);
    const masked =
      value instanceof Error ? maskError(value) : Array.isArray(value) ? maskItems(value) : maskFields(value);
    busy.delete(value);
    known.set(value, masked);
    known.set(masked, masked);
    return masked;
  };

  const maskItems = (items: readonly unknown[]): readonly unknown[] => {
    const masked = items.map(maskOf);
    return masked.some((item, at) => item !== items[at]) ? masked : items;
  };

  const maskFields = (fields: object): object => {
    let masked: Record<string, unknown> | null = null;
    for (const [name, value] of Object.entries(fields)) {
      const kept = names.has(name) ? hidden(value) : maskOf(value);
      if (kept === value) continue;
      masked ??= { ...fields };
      masked[name] = kept;
    }
    return masked ?? fields;
  };

  /** An error keeps its class's name and its words; what it carries is masked like anything else. */
  const maskError = (error: Error): Error => {
    const fields = maskFields({ ...error });
    const cause = maskOf(error.cause);
    const masked = Object.assign(Object.create(Object.getPrototypeOf(error)) as Error, fields);
    return Object.defineProperties(masked, {
      message: { value: error.message, configurable: true },
      stack: { value: error.stack, configurable: true },
      ...(cause === undefined ? {} : { cause: { value: cause, configurable: true } }),
    });
  };

  return maskOf;
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

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
