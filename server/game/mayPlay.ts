import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { member } from '../database/schema.ts';

/**
 * The gate of play: whether a member may launch a game or place a stake. Limits and exclusions of a player belong here.
 * @param stake in 1/10,000 P; 0 at launch
 * @returns null when allowed
 */
export async function mayPlay(
  db: Database,
  memberId: string,
  _stake: number,
): Promise<'PLAYER_BLOCKED' | 'LIMIT_REACHED' | null> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, memberId), eq(member.kind, 'member')));
  return found === undefined ? 'PLAYER_BLOCKED' : null;
}
