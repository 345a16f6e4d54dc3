/** What stands for something that cannot be looked into: `itself`, of what comes again inside itself, or `a Counter`. */
export type Veiled = (what: string) => unknown;

/**
 * A value as JSON can tell it from another: maps and sets by what they hold, errors by their words, files by what is
 * known of them, actors by their ids; gaps in lists and what is no number by themselves.
 * @param veiled Of what keeps to itself what it is, nothing is left unless said.
 */
export function toldApart(value: unknown, veiled: Veiled = () => null, within: readonly unknown[] = []): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) };
  if (typeof value !== 'object' || value === null) return value;
  if (within.includes(value)) return veiled('itself');
  const inside = [...within, value];
  const plain = (part: unknown) => toldApart(part, veiled, inside);
  const fields = () => Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
  if (value instanceof Date) return value.getTime();
  if (value instanceof Map || value instanceof Set || Array.isArray(value)) {
    return [...value].map((item) => (item === undefined ? { nothing: true } : plain(item)));
  }
  if (value instanceof Blob) return [value.type, value.size, 'name' in value ? value.name : null];
  if (value instanceof Error) return { ...fields(), error: value.name, message: value.message };
  if ('sessionId' in value && 'id' in value) return value.id;
  return isOpen(value) ? fields() : veiled(`a ${value.constructor.name}`);
}

/** Whether all that it is can be read from its fields: a class may keep the rest to itself. */
function isOpen(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.keys(value).length > 0;
}
