import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { REMINDERS_MS } from '../../../src/api/contract/money/withdraw.ts';
import { ownMobile } from '../../account/paymentPassword/ownMobile.ts';
import { numberOf } from '../../account/verification/mobile.ts';
import { withdrawal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { appendPaymentEvent } from '../payment/paymentEvents.ts';
import { lockWithdrawal, type WithdrawalRow } from './lockWithdrawal.ts';
import { receiptReminder } from './receiptReminder.ts';

const MOST_AT_ONCE = 500;

/**
 * Decision M3: reminds members to confirm a receipt after ten minutes, an hour and twelve hours. Each once, across
 * servers; a reminder missed during downtime is skipped when the next is due.
 */
export async function sendReceiptReminders(deps: ServerDeps): Promise<void> {
  const { db, now, config } = deps;
  const awaited = sql`${withdrawal.awaitedMs} + ${now()}::bigint - ${withdrawal.awaitingSince}`;
  const [first, second, third] = REMINDERS_MS;
  const next = sql`(array[${first}::bigint, ${second}::bigint, ${third}::bigint])[${withdrawal.reminders} + 1]`;
  const due = await db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.merchantCode, config.merchant),
        eq(withdrawal.status, 'awaiting'),
        lt(withdrawal.reminders, REMINDERS_MS.length),
        sql`${awaited} >= ${next}`,
      ),
    )
    .orderBy(asc(withdrawal.awaitingSince))
    .limit(MOST_AT_ONCE);
  for (const { id } of due) {
    const reminded = await note(deps, id);
    if (reminded)
      await tell(deps, reminded).catch((error: unknown) =>
        deps.log.warn({ err: error, withdrawal: id }, 'a reminder was not sent'),
      );
  }
}

async function note({ db, now }: ServerDeps, id: string): Promise<WithdrawalRow | null> {
  return db.transaction(async (transaction) => {
    const at = now();
    const row = await lockWithdrawal(transaction, id);
    if (row.status !== 'awaiting' || row.awaitingSince === null) return null;
    const awaited = row.awaitedMs + at - row.awaitingSince;
    const reminders = REMINDERS_MS.filter((ms) => ms <= awaited).length;
    if (reminders <= row.reminders) return null;
    await transaction.update(withdrawal).set({ reminders }).where(eq(withdrawal.id, id));
    await appendPaymentEvent(transaction, id, { what: 'reminded', at });
    return row;
  });
}

async function tell(deps: ServerDeps, row: WithdrawalRow): Promise<void> {
  const mobile = await ownMobile(deps.db, row.memberId);
  if (mobile === null || !deps.sms.ready) return;
  const { brandName } = await merchantOf(deps);
  const text = receiptReminder[row.language](brandName, { reference: row.reference, amount: row.amount - row.fee });
  await deps.sms.send({ to: numberOf(mobile), text, code: null });
}
