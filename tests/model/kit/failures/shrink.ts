/**
 * Leaves out of a list whatever is not needed for it to fail, in ever smaller pieces, until each that is left is needed
 * (delta debugging). `failing` tells which part of a list was needed at all, or null where it does not fail. Stops at
 * the shortest so far after `patienceMs`, which `SHRINK_MS` overrides.
 * @throws Error where the list does not fail.
 */
export async function shrink<T>(
  list: readonly T[],
  failing: (list: readonly T[]) => Promise<readonly T[] | null>,
  patienceMs = Number(process.env.SHRINK_MS ?? 20_000),
): Promise<readonly T[]> {
  const until = performance.now() + patienceMs;
  let best = await failing(list);
  if (best === null) throw new Error('what does not fail cannot be shrunk');
  let size = Math.ceil(best.length / 2);
  let shrunk = false;
  while (size > 0) {
    shrunk = false;
    for (let at = 0; at < best.length; ) {
      if (performance.now() >= until) return best;
      const less: readonly T[] | null = await failing([...best.slice(0, at), ...best.slice(at + size)]);
      if (less === null) at += size;
      else {
        best = less;
        shrunk = true;
      }
    }
    if (!shrunk || size > 1) size = Math.floor(size / 2);
  }
  return best;
}
