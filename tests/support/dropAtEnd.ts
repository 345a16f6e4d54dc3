import { afterAll } from 'vitest';

const AT_ONCE = 8;
const drops: (() => Promise<void>)[] = [];

/** PostgreSQL writes everything to its disk before it drops a database; for many at once it does so but once. */
export const dropAtEnd = (drop: () => Promise<void>): void => void drops.push(drop);

afterAll(async () => {
  while (drops.length > 0) await Promise.all(drops.splice(0, AT_ONCE).map((drop) => drop()));
});
