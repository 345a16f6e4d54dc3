import { sql } from 'drizzle-orm';
import type { AgreementKind } from '../../../src/api/contract/agent/agreement.ts';
import type { MovementKind } from '../../../src/api/contract/money/statement.ts';
import type { Database } from '../../database/database.ts';
import type { bill } from '../../database/schema.ts';
import { memberAccount } from '../../money/ledger/account.ts';
import { lockAccounts } from '../../money/ledger/lockAccounts.ts';
import type { Movement } from '../../money/ledger/movement.ts';
import { postAll } from '../../money/ledger/post.ts';

export type Bill = typeof bill.$inferSelect;

/** Movement kind by agreement kind. */
export const paymentOf: Readonly<Record<AgreementKind, MovementKind>> = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
};

/**
 * Pays bills locked or just written by the caller's transaction, in order. The payer's main purse pays the rest, or as
 * much as it has. A payee can pay with the money at once. Returns the number of fully paid bills.
 */
export async function payBills(db: Database, bills: readonly Bill[], at: number): Promise<number> {
  const [first] = bills;
  if (first === undefined) return 0;
  const held = await balancesBefore(db, first.merchantCode, bills, at);
  const movements: Movement[] = [];
  const outcomes = bills.map((bill) => {
    const [payer, payee] = [memberAccount(bill.uplineId, 'main'), memberAccount(bill.downlineId, 'main')];
    const has = held.get(payer.id) ?? 0;
    const amount = Math.min(bill.due - bill.paid, has);
    const paid = bill.paid + amount;
    if (amount > 0) {
      held.set(payer.id, has - amount);
      held.set(payee.id, (held.get(payee.id) ?? 0) + amount);
      movements.push({
        merchantCode: bill.merchantCode,
        book: 'main',
        kind: paymentOf[bill.kind],
        // Distinguishes the partial payments of one bill.
        cause: `${bill.id}/${bill.paid}`,
        at,
        memo: { bill: bill.id },
        lines: [
          { account: payer, amount: -amount },
          { account: payee, amount },
        ],
      });
    }
    return { id: bill.id, paid, status: paid === bill.due ? 'issued' : paid > 0 ? 'partPaid' : 'insufficient' };
  });
  await postAll(db, movements);
  await db.execute(sql`
    update bill set paid = outcome.paid, status = outcome.status, changed_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as outcome (id text, paid bigint, status text)
    where bill.id = outcome.id`);
  return outcomes.filter(({ status }) => status === 'issued').length;
}

async function balancesBefore(
  db: Database,
  merchantCode: string,
  bills: readonly Bill[],
  at: number,
): Promise<Map<string, number>> {
  const lines = bills.flatMap(({ uplineId, downlineId, due }) =>
    [uplineId, downlineId].map((id) => ({ account: memberAccount(id, 'main'), amount: due })),
  );
  const purses = await lockAccounts(db, { merchantCode, book: 'main', at, lines });
  return new Map([...purses].map(([id, { balance }]) => [id, balance]));
}
