import { and, eq, gt, sql } from 'drizzle-orm';
import type { PaymentEvent } from '../../../src/api/contract/money/withdraw.ts';
import type { Database } from '../../database/database.ts';
import { operator, paymentEvent, withdrawal } from '../../database/schema.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Sums of 24 hours, in 1/10,000 P. */
interface Day {
  readonly merchantCode: string;
  readonly operator: string;
  readonly at: number;
}

/** Serializes what one operator does with money, so that daily totals are exact. */
export const lockOperator = (db: Database, { merchantCode, operator: name }: Pick<Day, 'merchantCode' | 'operator'>) =>
  db
    .select({ id: operator.id })
    .from(operator)
    .where(and(eq(operator.merchantCode, merchantCode), eq(operator.name, name)))
    .for('update');

/** Withdrawals that the operator approved, whole amounts. */
export const approvedToday = (db: Database, day: Day): Promise<number> =>
  sumOf(db, day, 'approved', sql`${withdrawal.amount}`);

/** What the operator paid again. */
export const repaidToday = (db: Database, day: Day): Promise<number> =>
  sumOf(db, day, 'payAgain', sql`${paymentEvent.amount}`);

async function sumOf(
  db: Database,
  { merchantCode, operator: name, at }: Day,
  what: PaymentEvent,
  amount: ReturnType<typeof sql>,
): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${amount}), 0)` })
    .from(paymentEvent)
    .innerJoin(withdrawal, eq(withdrawal.id, paymentEvent.subjectId))
    .where(
      and(
        eq(withdrawal.merchantCode, merchantCode),
        eq(paymentEvent.operator, name),
        gt(paymentEvent.at, at - DAY_MS),
        eq(paymentEvent.what, what),
      ),
    );
  return Number(row?.sum ?? 0);
}

/** All that was paid again of one withdrawal, by anybody. */
export async function repaidOf(db: Database, withdrawalId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${paymentEvent.amount}), 0)` })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.subjectId, withdrawalId), eq(paymentEvent.what, 'payAgain')));
  return Number(row?.sum ?? 0);
}
