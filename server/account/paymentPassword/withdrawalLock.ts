import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { paymentPassword } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';

/** Decision M5: until when withdrawals wait after a reset of the payment password; null if they do not. */
export async function withdrawalsLockedUntil(db: Database, memberId: string, at: number): Promise<number | null> {
  const [row] = await db
    .select({ until: paymentPassword.withdrawalsFrom })
    .from(paymentPassword)
    .where(and(eq(paymentPassword.memberId, memberId), gt(paymentPassword.withdrawalsFrom, at)));
  return row?.until ?? null;
}

/** @throws {Refusal} WITHDRAWALS_WAIT with the time. */
export async function refuseWhileLocked(db: Database, memberId: string, at: number): Promise<void> {
  const until = await withdrawalsLockedUntil(db, memberId, at);
  if (until !== null) throw new Refusal('WITHDRAWALS_WAIT', { until });
}
