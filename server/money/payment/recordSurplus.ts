import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { deposit, withdrawal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { houseAccount } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import { appendPaymentEvent } from './paymentEvents.ts';
import type { PaymentOrder, ProviderPayment } from './paymentOrder.ts';

/** Books an excess payment to the house's suspense account until it is investigated; shown in the timeline. */
export async function recordSurplus(
  { now }: Pick<ServerDeps, 'now'>,
  db: Database,
  { merchantCode, direction, subjectId }: PaymentOrder,
  { id, amount }: ProviderPayment,
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
      { account: houseAccount(merchantCode, 'main', 'suspense'), amount: sign * amount },
      { account: houseAccount(merchantCode, 'main', 'payments'), amount: -sign * amount },
    ],
  });
  const table = direction === 'in' ? deposit : withdrawal;
  await db
    .update(table)
    .set({ surplus: sql`${table.surplus} + ${amount}` })
    .where(eq(table.id, subjectId));
  await appendPaymentEvent(db, subjectId, { what: 'surplus', at, amount });
}
