import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { agreementChange } from '../../database/schema.ts';
import type { Agreement } from './allowedActions.ts';

/** The history of an agreement, oldest first. */
export async function historyOf(db: Database, { id, uplineId }: Agreement) {
  const changes = await db
    .select()
    .from(agreementChange)
    .where(eq(agreementChange.agreementId, id))
    .orderBy(asc(agreementChange.seq));
  return changes.map(({ at, byId, what, status }) => ({
    at,
    by: byId === null ? null : byId === uplineId ? ('upline' as const) : ('downline' as const),
    what,
    status,
  }));
}
