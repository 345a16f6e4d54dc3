import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contractChange } from '../database/schema.ts';
import type { Contract } from './allowedActions.ts';

/** The history of a contract, oldest first. */
export async function historyOf(db: Database, { id, uplineId }: Contract) {
  const changes = await db
    .select()
    .from(contractChange)
    .where(eq(contractChange.contractId, id))
    .orderBy(asc(contractChange.seq));
  return changes.map(({ at, byId, what, status }) => ({
    at,
    by: byId === null ? null : byId === uplineId ? ('upline' as const) : ('downline' as const),
    what,
    status,
  }));
}
