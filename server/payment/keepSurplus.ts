import { eq, sql } from 'drizzle-orm';
import { deposit, withdrawal } from '../database/schema.ts';
import type { Database, ServerDeps } from '../deps.ts';
import { houseOf } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import { happened } from './paymentEvents.ts';
import type { Paid, PaymentOrder } from './settle.ts';

/** A payment too many lies with the house, in suspense, until somebody has looked into it; the timeline shows it. */
export async function keepSurplus(
  { now }: Pick<ServerDeps, 'now'>,
  db: Database,
  { merchantCode, direction, subjectId }: PaymentOrder,
  { id, amount }: Paid,
): Promise<void> {
  const at = now();
  const sign = direction === 'in' ? 1 : -1;
  await post(db, {
    merchantCode,
    book: 'main',
    kind: 'surplus',
    cause: id,
    at,
    memo: { subject: subjectId },
    ofTheHouse: true,
    lines: [
      { account: houseOf(merchantCode, 'main', 'suspense'), amount: sign * amount },
      { account: houseOf(merchantCode, 'main', 'payments'), amount: -sign * amount },
    ],
  });
  const table = direction === 'in' ? deposit : withdrawal;
  await db
    .update(table)
    .set({ surplus: sql`${table.surplus} + ${amount}` })
    .where(eq(table.id, subjectId));
  await happened(db, subjectId, { what: 'surplus', at, amount });
}
