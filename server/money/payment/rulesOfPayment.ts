import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { paymentRules } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

export type PaymentRules = Omit<typeof paymentRules.$inferSelect, 'merchantCode'>;

/** Defaults for a merchant without rules. Amounts in 1/10,000 P; decisions M3, M6. */
const STANDARD: PaymentRules = {
  dailyWithdrawals: 10,
  dailyWithdrawn: 1_000_000 * 10_000,
  twoPeopleFrom: 50_000 * 10_000,
  autoReceiptMinutes: 1_440,
  dailyLineTransfers: 100_000 * 10_000,
};

export async function paymentRulesFor({ config }: Pick<ServerDeps, 'config'>, db: Database): Promise<PaymentRules> {
  const [row] = await db.select().from(paymentRules).where(eq(paymentRules.merchantCode, config.merchant));
  return row ?? STANDARD;
}

/** Changes some of the rules, in the transaction of the caller. */
export async function savePaymentRules(
  deps: Pick<ServerDeps, 'config'>,
  db: Database,
  changed: Partial<PaymentRules>,
): Promise<void> {
  const { merchant: merchantCode } = deps.config;
  const rules = { ...(await paymentRulesFor(deps, db)), ...changed };
  await db
    .insert(paymentRules)
    .values({ ...rules, merchantCode })
    .onConflictDoUpdate({ target: paymentRules.merchantCode, set: rules });
}
