import { eq } from 'drizzle-orm';
import { referenceGames } from '../../../catalog/referenceGames.ts';
import { referenceVendors } from '../../../catalog/referenceVendors.ts';
import type { ServerDeps } from '../../deps.ts';
import { saveCatalog } from '../../play/catalog/saveCatalog.ts';
import { invalidateCatalog } from '../../play/game/catalog.ts';
import { game } from '../schema.ts';

/** The games of the demo merchant, where it has none. */
export async function seedGames(deps: Pick<ServerDeps, 'db' | 'config'>): Promise<void> {
  const { db, config } = deps;
  if ((await db.$count(game, eq(game.merchantCode, config.merchant))) > 0) return;
  await saveCatalog(db, config.merchant, referenceVendors, referenceGames());
  invalidateCatalog(deps);
}
