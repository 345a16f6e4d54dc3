/** More than this nobody tells at once about one actor: characters and values together. */
export const MAX_SIZE = 1_000_000;
/** Nothing that is meant to be read goes deeper. */
const DEEPEST = 100;

/** Whether a value that came from elsewhere is small and flat enough to be looked at. It may be anything but endless. */
export function isWithinSizeLimit(value: unknown): boolean {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  let weight = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    weight += typeof next.value === 'string' ? next.value.length : 1;
    if (weight > MAX_SIZE || next.depth > DEEPEST) return false;
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, part] of Object.entries(next.value)) {
      weight += key.length;
      waiting.push({ value: part, depth: next.depth + 1 });
    }
  }
  return true;
}
