import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { memberAccount } from '../../database/schema.ts';

export type AccountRow = typeof memberAccount.$inferSelect;

/** The row of an account; null where nothing was chosen, confirmed or asked for yet. */
export async function accountOf(db: Database, memberId: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(memberAccount).where(eq(memberAccount.memberId, memberId));
  return row ?? null;
}

export async function keepAccount(
  db: Database,
  { merchantCode, memberId }: Pick<AccountRow, 'merchantCode' | 'memberId'>,
  set: Partial<Omit<AccountRow, 'merchantCode' | 'memberId'>>,
): Promise<void> {
  await db
    .insert(memberAccount)
    .values({ memberId, merchantCode, ...set })
    .onConflictDoUpdate({ target: memberAccount.memberId, set });
}
