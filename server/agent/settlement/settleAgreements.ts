import { and, eq, gt, isNotNull, isNull, max, min, or } from 'drizzle-orm';
import { contractKind } from '../../src/api/contract/agentContract.ts';
import { payPeriod } from '../../src/api/contract/rules/contractTerms.ts';
import { expireBills, payOpenBills } from '../bill/openBills.ts';
import { expireContracts } from '../contract/expireContracts.ts';
import { agentContract, settlement } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { type Span, settledAfterMs, settledSpanAt } from './periods.ts';
import { type Class, settleSpan } from './settleSpan.ts';

type Deps = Pick<ServerDeps, 'db' | 'config' | 'now'>;

const classes: readonly Class[] = contractKind.options.flatMap((kind) =>
  payPeriod.options.map((period) => ({ kind, period })),
);

/**
 * Ends expired contracts, settles every due span not yet settled, and continues unpaid bills. A disabled kind takes no
 * new contracts, but existing ones are still settled.
 */
export async function settleContracts(deps: Deps): Promise<void> {
  await expireContracts(deps);
  await expireBills(deps);
  // Oldest debts first, before new bills.
  await payOpenBills(deps);
  for (const one of classes) {
    for (let span = await nextSpan(deps, one); span !== null; span = await nextSpan(deps, one)) {
      await settleSpan(deps, one, span);
    }
  }
}

/** The first due span of a class; null when all are settled. */
async function nextSpan({ db, config, now }: Deps, { kind, period }: Class): Promise<Span | null> {
  const ofClass = { merchantCode: config.merchant, kind, period };
  const [done] = await db
    .select({ to: max(settlement.toAt) })
    .from(settlement)
    .where(
      and(eq(settlement.merchantCode, ofClass.merchantCode), eq(settlement.kind, kind), eq(settlement.period, period)),
    );
  const settledTo = done?.to ?? 0;
  const [first] = await db
    .select({ from: min(agentContract.startsAt) })
    .from(agentContract)
    .where(
      and(
        eq(agentContract.merchantCode, ofClass.merchantCode),
        eq(agentContract.kind, kind),
        eq(agentContract.period, period),
        isNotNull(agentContract.agreedAt),
        or(isNull(agentContract.endsAt), gt(agentContract.endsAt, settledTo)),
      ),
    );
  if (first === undefined || first.from === null) return null;
  const span = settledSpanAt(kind, period, Math.max(settledTo, first.from));
  return span.to + settledAfterMs[kind] <= now() ? span : null;
}
