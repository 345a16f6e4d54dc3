import { afterAll } from 'vitest';

const AT_ONCE = 8;
const drops: (() => Promise<void>)[] = [];

/** Drops the databases together: PostgreSQL runs one checkpoint per drop, but only once for a batch. */
export const dropAtEnd = (drop: () => Promise<void>): void => void drops.push(drop);

afterAll(async () => {
  while (drops.length > 0) await Promise.all(drops.splice(0, AT_ONCE).map((drop) => drop()));
});
