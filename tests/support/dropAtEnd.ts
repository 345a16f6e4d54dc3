const AT_ONCE = 8;
const drops: (() => Promise<void>)[] = [];

/** Drops a database at the end of the test file. */
export const dropAtEnd = (drop: () => Promise<void>): void => void drops.push(drop);

/** Drops them together: PostgreSQL runs one checkpoint per drop, but only once for a batch. */
export async function dropAll(): Promise<void> {
  while (drops.length > 0) await Promise.all(drops.splice(0, AT_ONCE).map((drop) => drop()));
}
