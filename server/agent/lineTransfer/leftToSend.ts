import { and, eq, gte, inArray, lt, sum } from 'drizzle-orm';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import type { Database } from '../../database/database.ts';
import { ledgerEntry, ledgerMovement } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { memberAccount } from '../../money/ledger/account.ts';
import { paymentRulesFor } from '../../money/payment/rulesOfPayment.ts';

/** Remaining amount for upline and downline transfers on this business day, in 1/10,000 P; negative when exceeded. */
export async function remainingTransferLimit(
  deps: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  memberId: string,
): Promise<number> {
  const { dailyLineTransfers } = await paymentRulesFor(deps, db);
  const [sent] = await db
    .select({ amount: sum(ledgerEntry.amount) })
    .from(ledgerEntry)
    .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
    .where(
      and(
        eq(ledgerEntry.accountId, memberAccount(memberId, 'main').id),
        gte(ledgerEntry.at, startOfDay(businessDay(deps.now()))),
        inArray(ledgerMovement.kind, ['lineUp', 'lineDown']),
        lt(ledgerEntry.amount, 0),
      ),
    );
  return dailyLineTransfers + Number(sent?.amount ?? 0);
}
