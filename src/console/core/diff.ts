/** Change of one field between two snapshots. */
export interface Change {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: unknown;
  readonly after: unknown;
}

interface How {
  /** Path of what is compared. */
  readonly path?: string;
  /** Levels that are compared field by field; below them only references are. */
  readonly deepest?: number;
}

/** Changed fields, in the order of the newer value. Identical references are skipped. */
export const diffOf = (before: unknown, after: unknown, { path = '', deepest = 6 }: How = {}): readonly Change[] =>
  diffAt(before, after, path, deepest);

function diffAt(before: unknown, after: unknown, path: string, deepest: number): readonly Change[] {
  if (Object.is(before, after)) return [];
  if (deepest <= 0 || !(isFields(before) && isFields(after))) {
    return [
      { path, kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed', before, after },
    ];
  }
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.flatMap((name) =>
    diffAt(before[name], after[name], path === '' ? name : `${path}.${name}`, deepest - 1),
  );
}

/** What is compared of a snapshot beside its state: context, output and error. */
export function partsOf(snapshot: unknown): Readonly<Record<string, unknown>> {
  const { context, output, error } = (snapshot ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ...(context as object | undefined),
    ...(output === undefined ? {} : { output }),
    ...(error === undefined ? {} : { error }),
  };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !('sessionId' in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
