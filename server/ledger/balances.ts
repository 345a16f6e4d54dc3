import { eq } from 'drizzle-orm';
import { ledgerAccount } from '../database/schema.ts';
import type { Database } from '../deps.ts';
import type { Purse } from './account.ts';

/** What a member has in each purse, in 1/10,000 P or in points. A purse that nobody has used is not there: it holds 0. */
export async function balancesOf(db: Database, memberId: string): Promise<ReadonlyMap<Purse, number>> {
  const rows = await db
    .select({ purse: ledgerAccount.purse, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.memberId, memberId));
  return new Map(rows.map(({ purse, balance }) => [purse as Purse, balance ?? 0]));
}
