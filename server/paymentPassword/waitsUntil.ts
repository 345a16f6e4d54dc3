import { and, eq, gt } from 'drizzle-orm';
import { paymentPassword } from '../database/schema.ts';
import { type Database, Refusal } from '../deps.ts';

/** Decision M5: until when nothing leaves the account after a reset of the payment password; null where nothing waits. */
export async function waitsUntil(db: Database, memberId: string, at: number): Promise<number | null> {
  const [row] = await db
    .select({ until: paymentPassword.withdrawalsFrom })
    .from(paymentPassword)
    .where(and(eq(paymentPassword.memberId, memberId), gt(paymentPassword.withdrawalsFrom, at)));
  return row?.until ?? null;
}

/** @throws {Refusal} WITHDRAWALS_WAIT with the time. */
export async function refuseWhileWaiting(db: Database, memberId: string, at: number): Promise<void> {
  const until = await waitsUntil(db, memberId, at);
  if (until !== null) throw new Refusal('WITHDRAWALS_WAIT', { until });
}
