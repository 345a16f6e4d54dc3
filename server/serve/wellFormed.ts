/**
 * Names of top-level fields with text that the database rejects: NUL or an unpaired surrogate, in a value or key at any
 * depth. Iterative, so that deep nesting cannot overflow the stack.
 */
export function illFormedFields(payload: unknown): readonly string[] {
  if (typeof payload !== 'object' || payload === null) return isWellFormed(payload) ? [] : [''];
  return Object.entries(payload)
    .filter(([name, value]) => !isWellFormed(name) || !isWellFormedWithin(value))
    .map(([name]) => name.toWellFormed().replaceAll('\0', ''));
}

function isWellFormedWithin(root: unknown): boolean {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (!isWellFormed(value)) return false;
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue;
    for (const [key, inner] of Object.entries(value)) waiting.push(key, inner);
  }
  return true;
}

const isWellFormed = (value: unknown) => typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
