import { and, asc, eq, lte } from 'drizzle-orm';
import { withdrawal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { appendPaymentEvent } from '../payment/paymentEvents.ts';
import { stopAwaitingReceipt } from './awaitMember.ts';
import { lockWithdrawal } from './lockWithdrawal.ts';

const MOST_AT_ONCE = 500;

/** WD-08, decision M3: confirms unanswered receipts automatically. Once, across servers. */
export async function autoConfirmReceipts({ db, now, config }: ServerDeps): Promise<void> {
  const due = await db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.merchantCode, config.merchant),
        eq(withdrawal.status, 'awaiting'),
        lte(withdrawal.autoReceiptAt, now()),
      ),
    )
    .orderBy(asc(withdrawal.autoReceiptAt))
    .limit(MOST_AT_ONCE);
  for (const { id } of due) {
    await db.transaction(async (transaction) => {
      const at = now();
      const row = await lockWithdrawal(transaction, id);
      if (row.status !== 'awaiting' || row.autoReceiptAt === null || row.autoReceiptAt > at) return;
      await transaction
        .update(withdrawal)
        .set({ ...stopAwaitingReceipt(row, at), status: 'autoReceived', autoReceivedAt: at })
        .where(eq(withdrawal.id, id));
      await appendPaymentEvent(transaction, id, { what: 'autoReceived', at });
    });
  }
}
