import { asc, eq, sql } from 'drizzle-orm';
import type { PaymentEvent } from '../../src/api/contract/withdrawal.ts';
import { paymentEvent } from '../database/schema.ts';
import type { Database } from '../deps.ts';

export interface Happening {
  readonly what: PaymentEvent;
  readonly at: number;
  readonly operator?: string;
  readonly remark?: string | null;
  /** In 1/10,000 P. */
  readonly amount?: number;
}

/** Writes a step into the timeline of a deposit or a withdrawal, whose row the transaction has locked. */
export async function happened(db: Database, subjectId: string, { what, at, ...more }: Happening): Promise<void> {
  const { operator = null, remark = null, amount = null } = more;
  await db.execute(sql`
    insert into payment_event (subject_id, seq, what, at, operator, remark, amount)
    select ${subjectId}, coalesce(max(seq), 0) + 1, ${what}, ${at}::bigint, ${operator}, ${remark}, ${amount}::bigint
    from payment_event where subject_id = ${subjectId}
  `);
}

/** The oldest first. */
export const timelineOf = (db: Database, subjectId: string): Promise<(typeof paymentEvent.$inferSelect)[]> =>
  db.select().from(paymentEvent).where(eq(paymentEvent.subjectId, subjectId)).orderBy(asc(paymentEvent.seq));
