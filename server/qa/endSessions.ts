import { and, eq, inArray, isNull } from 'drizzle-orm';
import { member, session } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';

/** Ends every open session of an account, as expired or revoked. Returns the number. */
export async function endSessions(
  { db, config, now }: ServerDeps,
  username: string,
  endReason: 'expired' | 'revoked',
): Promise<number> {
  const ids = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.username, username.toLowerCase())));
  const ended = await db
    .update(session)
    .set({ endedAt: now(), endReason })
    .where(and(inArray(session.memberId, ids), isNull(session.endedAt)))
    .returning({ tokenHash: session.tokenHash });
  return ended.length;
}
