import { and, count, eq, gte, notInArray, sum } from 'drizzle-orm';
import { businessDay } from '../../../src/api/contract/rules/businessDay.ts';
import type { Database } from '../../database/database.ts';
import { withdrawal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { paymentRulesFor } from '../payment/rulesOfPayment.ts';

/** Remaining withdrawals and amount of this business day; amount in 1/10,000 P. */
export async function remainingDailyLimit(
  deps: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  memberId: string,
): Promise<{ readonly count: number; readonly amount: number }> {
  const { dailyWithdrawals, dailyWithdrawn } = await paymentRulesFor(deps, db);
  const dayBegan = Date.parse(`${businessDay(deps.now())}T00:00:00+08:00`);
  const [used] = await db
    .select({ count: count(), amount: sum(withdrawal.amount) })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.memberId, memberId),
        gte(withdrawal.requestedAt, dayBegan),
        notInArray(withdrawal.status, ['rejected', 'failed']),
      ),
    );
  return {
    count: Math.max(0, dailyWithdrawals - (used?.count ?? 0)),
    amount: Math.max(0, dailyWithdrawn - Number(used?.amount ?? 0)),
  };
}
