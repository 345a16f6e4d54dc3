import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { agentContract } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { IN_FORCE } from './allowedActions.ts';
import { changeContract, lockContracts } from './changeContract.ts';
import { contractsEndedBy, endAll } from './ending.ts';

/** Ends contracts past their end, and the contracts that depend on them, as of that instant. */
export async function expireContracts({ db, now, config }: Pick<ServerDeps, 'db' | 'now' | 'config'>): Promise<void> {
  const over = and(
    eq(agentContract.merchantCode, config.merchant),
    inArray(agentContract.status, [...IN_FORCE]),
    lte(agentContract.endsAt, now()),
  );
  if ((await db.$count(agentContract, over)) === 0) return;
  await db.transaction(async (transaction) => {
    await lockContracts(transaction, config.merchant);
    const due = await transaction.select().from(agentContract).where(over).orderBy(asc(agentContract.endsAt));
    for (const { id, downlineId, kind, endsAt } of due) {
      const at = endsAt ?? now();
      const [still] = await transaction
        .select({ status: agentContract.status })
        .from(agentContract)
        .where(eq(agentContract.id, id));
      if (!IN_FORCE.some((status) => status === still?.status)) continue;
      await changeContract(transaction, id, {
        what: 'expire',
        at,
        byId: null,
        set: { status: 'expired', terminationBy: null },
      });
      const ending = await contractsEndedBy(transaction, { memberId: downlineId, kind, rate: 0 });
      await endAll(transaction, ending, { at, becauseOf: id });
    }
  });
}
