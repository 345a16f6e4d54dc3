import { asc, eq, sql } from 'drizzle-orm';
import type { PaymentEvent } from '../../../src/api/contract/money/withdraw.ts';
import type { Database } from '../../database/database.ts';
import { paymentEvent } from '../../database/schema.ts';

export interface PaymentEventInput {
  readonly what: PaymentEvent;
  readonly at: number;
  readonly operator?: string;
  readonly remark?: string | null;
  /** In 1/10,000 P. */
  readonly amount?: number;
}

/** Appends to the timeline of a deposit or withdrawal whose row the transaction has locked. */
export async function appendPaymentEvent(
  db: Database,
  subjectId: string,
  { what, at, ...more }: PaymentEventInput,
): Promise<void> {
  const { operator = null, remark = null, amount = null } = more;
  await db.execute(sql`
    insert into payment_event (subject_id, seq, what, at, operator, remark, amount)
    select ${subjectId}, coalesce(max(seq), 0) + 1, ${what}, ${at}::bigint, ${operator}, ${remark}, ${amount}::bigint
    from payment_event where subject_id = ${subjectId}
  `);
}

/** Oldest first. */
export const timelineOf = (db: Database, subjectId: string): Promise<(typeof paymentEvent.$inferSelect)[]> =>
  db.select().from(paymentEvent).where(eq(paymentEvent.subjectId, subjectId)).orderBy(asc(paymentEvent.seq));
