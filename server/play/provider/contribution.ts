import { eq, sql } from 'drizzle-orm';
import type { GameCategory } from '../../../src/api/contract/play/game.ts';
import { classOf, contributions, defaultContributions } from '../../../src/api/contract/rules/contribution.ts';
import type { Database } from '../../database/database.ts';
import { game, merchant } from '../../database/schema.ts';
import type { GameRound, WalletCall } from './walletCall.ts';

/** Cache lifetime: another server may have changed the settings. */
const freshMs = 10_000;
interface Read {
  readonly at: number;
  readonly percent: Map<string, number>;
}
const read = new WeakMap<Database, Read>();

/**
 * How much of what a bet on the round's game risks is its valid bet, in 1/100; at most ten seconds old. Read in the
 * transaction of the call: the embedded database has no second connection for `merchantOf` or `catalogOf`.
 */
export async function contributionOf(
  { deps, db, at }: Pick<WalletCall, 'deps' | 'db' | 'at'>,
  { gameId, category }: Pick<GameRound, 'gameId' | 'category'>,
): Promise<number> {
  const last = read.get(deps.db);
  const cache = last && at >= last.at && at - last.at < freshMs ? last : { at, percent: new Map<string, number>() };
  if (cache !== last) read.set(deps.db, cache);
  const known = cache.percent.get(gameId);
  if (known !== undefined) return known;
  const [row] = await db
    .select({ type: game.type, settings: sql<unknown>`${merchant.settings} -> 'contributions'` })
    .from(merchant)
    .leftJoin(game, sql`${game.merchantCode} = ${merchant.code} and ${game.id} = ${gameId}`)
    .where(eq(merchant.code, deps.config.merchant));
  const settings = contributions.safeParse(row?.settings).data ?? defaultContributions;
  const percent = settings[classOf(category as GameCategory, row?.type ?? null)];
  cache.percent.set(gameId, percent);
  return percent;
}
