import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { agentAgreement } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { IN_FORCE } from './allowedActions.ts';
import { changeAgreement, lockAgreements } from './changeAgreement.ts';
import { agreementsEndedBy, endAll } from './ending.ts';

/** Ends agreements past their end, and the agreements that depend on them, as of that instant. */
export async function expireAgreements({ db, now, config }: Pick<ServerDeps, 'db' | 'now' | 'config'>): Promise<void> {
  const over = and(
    eq(agentAgreement.merchantCode, config.merchant),
    inArray(agentAgreement.status, [...IN_FORCE]),
    lte(agentAgreement.endsAt, now()),
  );
  if ((await db.$count(agentAgreement, over)) === 0) return;
  await db.transaction(async (transaction) => {
    await lockAgreements(transaction, config.merchant);
    const due = await transaction.select().from(agentAgreement).where(over).orderBy(asc(agentAgreement.endsAt));
    for (const { id, downlineId, kind, endsAt } of due) {
      const at = endsAt ?? now();
      const [still] = await transaction
        .select({ status: agentAgreement.status })
        .from(agentAgreement)
        .where(eq(agentAgreement.id, id));
      if (!IN_FORCE.some((status) => status === still?.status)) continue;
      await changeAgreement(transaction, id, {
        what: 'expire',
        at,
        byId: null,
        set: { status: 'expired', terminationBy: null },
      });
      const ending = await agreementsEndedBy(transaction, { memberId: downlineId, kind, rate: 0 });
      await endAll(transaction, ending, { at, becauseOf: id });
    }
  });
}
