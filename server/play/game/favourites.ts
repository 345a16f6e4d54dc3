import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { favouriteGame } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';
import type { Catalog } from './catalog.ts';

const MOST = 200;

/** SCREEN-03: ids of a member's favourite games in the catalog, the newest first. */
export async function favouritesOf(db: Database, catalog: Catalog, memberId: string): Promise<string[]> {
  const rows = await allOf(db, memberId);
  return rows.filter((id) => catalog.byId.has(id));
}

async function allOf(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: favouriteGame.gameId })
    .from(favouriteGame)
    .where(eq(favouriteGame.memberId, memberId))
    .orderBy(desc(favouriteGame.at), favouriteGame.gameId);
  return rows.map(({ id }) => id);
}

interface Favour {
  readonly memberId: string;
  readonly gameId: string;
  readonly isFavourite: boolean;
  readonly at: number;
}

/**
 * Makes a game a favourite, or no longer; a repeat changes nothing. Beyond 200, the oldest are dropped.
 * @throws {Refusal} GAME_UNKNOWN
 */
export async function favour(
  db: Database,
  catalog: Catalog,
  { memberId, gameId, isFavourite, at }: Favour,
): Promise<void> {
  if (!isFavourite) return removeAll(db, memberId, [gameId]);
  if (!catalog.byId.has(gameId)) throw new Refusal('GAME_UNKNOWN');
  await db.insert(favouriteGame).values({ memberId, gameId, at }).onConflictDoNothing();
  await removeAll(db, memberId, (await allOf(db, memberId)).slice(MOST));
}

async function removeAll(db: Database, memberId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(favouriteGame)
    .where(and(eq(favouriteGame.memberId, memberId), inArray(favouriteGame.gameId, [...ids])));
}
