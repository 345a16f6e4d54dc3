import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { bill, ledgerAccount } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { payBills } from './payBills.ts';

const DAY_MS = 86_400_000;
/** How long a bill waits for money or for its claim. */
export const BILL_EXPIRY_MS = 30 * DAY_MS;
const IN_ONE_GO = 100;

type Deps = Pick<ServerDeps, 'db' | 'now' | 'config'>;

/** Continues partly paid bills when the payer has money, oldest first. */
export async function payOpenBills({ db, now, config }: Deps): Promise<void> {
  let found = IN_ONE_GO;
  while (found === IN_ONE_GO) {
    found = await db.transaction(async (transaction) => {
      const open = await transaction
        .select({ bill })
        .from(bill)
        .innerJoin(ledgerAccount, eq(ledgerAccount.id, sql`${bill.uplineId} || '/main'`))
        .where(
          and(
            eq(bill.merchantCode, config.merchant),
            inArray(bill.status, ['insufficient', 'partPaid']),
            gt(ledgerAccount.balance, 0),
          ),
        )
        .orderBy(asc(bill.issuedAt), asc(bill.level), asc(bill.id))
        .limit(IN_ONE_GO)
        // Skips bills locked by another server.
        .for('update', { of: bill, skipLocked: true });
      await payBills(
        transaction,
        open.map((row) => row.bill),
        now(),
      );
      return open.length;
    });
  }
}

/** Closes bills past their deadline, unpaid. */
export async function expireBills({ db, now, config }: Deps): Promise<void> {
  const at = now();
  await db
    .update(bill)
    .set({ status: 'expired', changedAt: at })
    .where(
      and(
        eq(bill.merchantCode, config.merchant),
        inArray(bill.status, ['insufficient', 'partPaid', 'claimable']),
        lte(bill.issuedAt, at - BILL_EXPIRY_MS),
      ),
    );
}
