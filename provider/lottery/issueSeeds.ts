import type { Seeds } from '../engines/rng/blocks.ts';
import type { Issue } from '../store/issues.ts';

/** What fixes the numbers of an issue. */
export const seedsOf = ({ id, serverSeed }: Pick<Issue, 'id' | 'serverSeed'>): Seeds => ({
  serverSeed,
  clientSeed: id,
  nonce: 1,
});
