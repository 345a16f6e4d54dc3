import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { bill, ledgerAccount } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { payBills } from './payBills.ts';

const DAY_MS = 86_400_000;
/** How long a bill waits for money, or for being claimed. */
export const KEPT_OPEN_MS = 30 * DAY_MS;
const IN_ONE_GO = 100;

type Deps = Pick<ServerDeps, 'db' | 'now' | 'config'>;

/** Pays on what could not be paid in full, where the payer has money by now. The oldest come first. */
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
        // What another server is paying just now is not waited for.
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

/** Closes bills that waited for too long: they are not paid any more. */
export async function expireBills({ db, now, config }: Deps): Promise<void> {
  const at = now();
  await db
    .update(bill)
    .set({ status: 'expired', changedAt: at })
    .where(
      and(
        eq(bill.merchantCode, config.merchant),
        inArray(bill.status, ['insufficient', 'partPaid', 'claimable']),
        lte(bill.issuedAt, at - KEPT_OPEN_MS),
      ),
    );
}
