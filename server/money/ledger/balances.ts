import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ledgerAccount } from '../../database/schema.ts';
import type { MemberAccountKind } from './account.ts';

/** A member's balances by purse, in 1/10,000 P or points. An unused purse is missing and holds 0. */
export async function balancesOf(db: Database, memberId: string): Promise<ReadonlyMap<MemberAccountKind, number>> {
  const rows = await db
    .select({ purse: ledgerAccount.purse, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.memberId, memberId));
  return new Map(rows.map(({ purse, balance }) => [purse as MemberAccountKind, balance ?? 0]));
}
