import { and, eq } from 'drizzle-orm';
import type { GameCategory } from '../../../src/api/contract/play/game.ts';
import type { Database } from '../../database/database.ts';
import type { InTwoLanguages } from '../../database/inTwoLanguages.ts';
import { game, vendor } from '../../database/schema.ts';

/** What launch and wallet need of a game. Amounts in 1/10,000 P. */
export interface PlayableGame {
  readonly id: string;
  readonly name: InTwoLanguages;
  readonly category: GameCategory;
  readonly vendor: string;
  /** What it is played with, such as `slot` or `lottery`. */
  readonly engine: string;
  readonly vendorName: InTwoLanguages;
  /** Of game and vendor. */
  readonly enabled: boolean;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly minStake: number;
  readonly maxStake: number;
}

/** A game of the catalog, enabled or not; null for an unknown one. */
export async function gameOf(db: Database, merchantCode: string, id: string): Promise<PlayableGame | null> {
  const [found] = await db
    .select({ game, vendorName: vendor.name, vendorEnabled: vendor.enabled })
    .from(game)
    .innerJoin(vendor, and(eq(vendor.merchantCode, game.merchantCode), eq(vendor.code, game.vendor)))
    .where(and(eq(game.merchantCode, merchantCode), eq(game.id, id)));
  if (found === undefined) return null;
  const { vendorName, vendorEnabled, game: own } = found;
  return { ...own, vendorName, enabled: own.enabled && vendorEnabled };
}
