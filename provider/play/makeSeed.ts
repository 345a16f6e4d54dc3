import { createHash } from 'node:crypto';
import type { ProviderDeps } from '../deps.ts';
import type { Seed } from '../store/seeds.ts';

/** The hidden seed of a player in a game; the first play makes one. */
export function hiddenSeed({ store, randomBytes, now }: ProviderDeps, player: string, gameId: string): Seed {
  const found = store.seeds.hidden(player, gameId);
  if (found !== null) return found;
  const serverSeed = randomBytes(32).toString('hex');
  const commitment = createHash('sha256').update(serverSeed).digest('hex');
  const clientSeed = randomBytes(6).toString('hex');
  store.seeds.insert(player, gameId, { serverSeed, commitment, clientSeed, madeAt: now() });
  const made = store.seeds.hidden(player, gameId);
  if (made === null) throw new Error(`no seed was kept for ${player} in ${gameId}`);
  return made;
}
