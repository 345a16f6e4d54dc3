/** How an error is made again from what was kept of it, by its name. */
export type Errors = Readonly<Record<string, (kept: Readonly<Record<string, unknown>>) => Error>>;

/** What stands for an error, and for an actor, where only plain data may stand. */
const ERROR = '$error';
const ACTOR = '$actor';

/** A value as plain JSON data: an error is its name, its words and what it carries, an actor its id; functions are left out. */
export function plainOf(value: unknown): unknown {
  return value === undefined ? undefined : plain(value, new Set());
}

function plain(value: unknown, above: ReadonlySet<object>): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if ('sessionId' in value && 'id' in value) return { [ACTOR]: value.id };
  if (above.has(value)) return '↻';
  const here = new Set(above).add(value);
  if (value instanceof Error) {
    return { [ERROR]: value.name, message: value.message, ...fieldsOf(value, here, ['name', 'message']) };
  }
  if (value instanceof Date) return value.toJSON();
  if (Array.isArray(value)) return value.map((item) => plain(item, here) ?? null);
  if (value instanceof Map || value instanceof Set) return [...value].map((item) => plain(item, here) ?? null);
  return fieldsOf(value, here);
}

const fieldsOf = (value: object, above: ReadonlySet<object>, without: readonly string[] = []): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      if (field === undefined || typeof field === 'function' || without.includes(name)) return [];
      return [[name, plain(field, above)]];
    }),
  );

/** What was kept, with errors that are errors again; of one that nobody knows, a plain one. */
export function revived(kept: unknown, errors: Errors): unknown {
  if (typeof kept !== 'object' || kept === null) return kept;
  if (Array.isArray(kept)) return kept.map((item) => revived(item, errors));
  const fields = Object.fromEntries(Object.entries(kept).map(([name, field]) => [name, revived(field, errors)]));
  const { [ERROR]: name, message, ...carried } = fields;
  if (typeof name !== 'string') return fields;
  return errors[name]?.(fields) ?? Object.assign(new Error(String(message)), { name }, carried);
}
