import { and, eq, gte, inArray, lt, sum } from 'drizzle-orm';
import { businessDay, startOfDay } from '../../src/api/contract/rules/businessDay.ts';
import { ledgerEntry, ledgerMovement } from '../database/schema.ts';
import type { Database, ServerDeps } from '../deps.ts';
import { purseOf } from '../ledger/account.ts';
import { rulesOfPayment } from '../payment/rulesOfPayment.ts';

/** How much a member may still send along the line on this business day, in 1/10,000 P; below zero, it was too much. */
export async function leftToSend(
  deps: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  memberId: string,
): Promise<number> {
  const { dailyLineTransfers } = await rulesOfPayment(deps, db);
  const [sent] = await db
    .select({ amount: sum(ledgerEntry.amount) })
    .from(ledgerEntry)
    .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
    .where(
      and(
        eq(ledgerEntry.accountId, purseOf(memberId, 'main').id),
        gte(ledgerEntry.at, startOfDay(businessDay(deps.now()))),
        inArray(ledgerMovement.kind, ['lineUp', 'lineDown']),
        lt(ledgerEntry.amount, 0),
      ),
    );
  return dailyLineTransfers + Number(sent?.amount ?? 0);
}
