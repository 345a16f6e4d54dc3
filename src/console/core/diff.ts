/** Change of one field between two snapshots. */
export interface Change {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: unknown;
  readonly after: unknown;
}

/** Maximum depth of the comparison. */
const DEEPEST = 6;

/** Changed fields, in the order of the newer value. Identical references are skipped. */
export function diffOf(before: unknown, after: unknown, path = '', depth = 0): readonly Change[] {
  if (Object.is(before, after)) return [];
  if (depth >= DEEPEST || !(isFields(before) && isFields(after))) {
    return [
      { path, kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed', before, after },
    ];
  }
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.flatMap((name) => diffOf(before[name], after[name], path === '' ? name : `${path}.${name}`, depth + 1));
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !('sessionId' in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
