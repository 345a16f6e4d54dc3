import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { paymentRules } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

type Rules = Omit<typeof paymentRules.$inferSelect, 'merchantCode'>;

/** Defaults for a merchant without rules. Amounts in 1/10,000 P; decisions M3, M6. */
const STANDARD: Rules = {
  dailyWithdrawals: 10,
  dailyWithdrawn: 1_000_000 * 10_000,
  twoPeopleFrom: 50_000 * 10_000,
  autoReceiptMinutes: 1_440,
  dailyLineTransfers: 100_000 * 10_000,
};

export async function paymentRulesFor({ config }: Pick<ServerDeps, 'config'>, db: Database): Promise<Rules> {
  const [row] = await db.select().from(paymentRules).where(eq(paymentRules.merchantCode, config.merchant));
  return row ?? STANDARD;
}
