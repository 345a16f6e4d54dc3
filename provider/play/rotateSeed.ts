import type { ProviderDeps } from '../deps.ts';
import type { Session } from '../store/sessions.ts';
import { hiddenSeed } from './makeSeed.ts';
import { PlayRefusal } from './PlayRefusal.ts';

/**
 * Reveals the server seed and commits to a new one. A seed in which nothing was played is kept: it has nothing to
 * reveal.
 *
 * @throws PlayRefusal `ROUND_OPEN`
 */
export function rotateSeed(deps: ProviderDeps, { player, gameId }: Session): { readonly serverSeed: string | null } {
  const { store, now } = deps;
  return store.transaction(() => {
    const old = hiddenSeed(deps, player, gameId);
    if (old.nextNonce === 1) return { serverSeed: null };
    if (store.rounds.isSeedInUse(old.id)) throw new PlayRefusal('ROUND_OPEN');
    store.seeds.reveal(old.id, now());
    hiddenSeed(deps, player, gameId);
    return { serverSeed: old.serverSeed };
  });
}
