/**
 * A context as JSON can tell it from another: maps and sets by what they hold, actors by their ids, and what comes
 * again inside itself as nothing.
 */
export function toldApart(value: unknown, within: readonly unknown[] = []): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return value;
  if (within.includes(value)) return null;
  const inside = [...within, value];
  const plain = (part: unknown) => toldApart(part, inside);
  if (value instanceof Date) return value.getTime();
  if (value instanceof Map) return [...value].map(plain);
  if (value instanceof Set || Array.isArray(value)) return [...value].map(plain);
  if ('sessionId' in value && 'id' in value) return value.id;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
