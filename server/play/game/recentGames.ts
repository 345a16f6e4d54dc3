import { desc, eq, max } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { gameSession } from '../../database/schema.ts';

const MOST = 24;

/** Ids of the games that a member has launched, the last first. */
export async function recentGames(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ gameId: gameSession.gameId })
    .from(gameSession)
    .where(eq(gameSession.memberId, memberId))
    .groupBy(gameSession.gameId)
    .orderBy(desc(max(gameSession.openedAt)))
    .limit(MOST);
  return rows.map(({ gameId }) => gameId);
}
