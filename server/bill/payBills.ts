import { sql } from 'drizzle-orm';
import type { ContractKind } from '../../src/api/contract/agentContract.ts';
import type { MovementKind } from '../../src/api/contract/statement.ts';
import type { bill } from '../database/schema.ts';
import type { Database } from '../deps.ts';
import { purseOf } from '../ledger/account.ts';
import { lockedPurses } from '../ledger/lockedPurses.ts';
import { type Movement, postAll } from '../ledger/post.ts';

export type Bill = typeof bill.$inferSelect;

/** What a payment is called in the books. */
export const paymentOf: Readonly<Record<ContractKind, MovementKind>> = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
};

/**
 * Pays bills that the caller's transaction has locked or has just written, in their order: each payer's main purse pays
 * what is left to pay, or as much as it has. Who is paid can pay on with it. Gives how many bills are paid in full.
 */
export async function payBills(db: Database, bills: readonly Bill[], at: number): Promise<number> {
  const [first] = bills;
  if (first === undefined) return 0;
  const held = await balancesBefore(db, first.merchantCode, bills, at);
  const movements: Movement[] = [];
  const outcomes = bills.map((bill) => {
    const [payer, payee] = [purseOf(bill.uplineId, 'main'), purseOf(bill.downlineId, 'main')];
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
        // What was paid before tells the parts of a bill apart.
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
    [uplineId, downlineId].map((id) => ({ account: purseOf(id, 'main'), amount: due })),
  );
  const purses = await lockedPurses(db, { merchantCode, book: 'main', at, lines });
  return new Map([...purses].map(([id, { balance }]) => [id, balance]));
}
