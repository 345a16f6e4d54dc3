import { and, eq, gt, isNotNull, isNull, max, min, or } from 'drizzle-orm';
import { agreementKind } from '../../../src/api/contract/agent/agreement.ts';
import { payPeriod } from '../../../src/api/contract/rules/agreementTerms.ts';
import { agentAgreement, settlement } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { expireAgreements } from '../agreement/expireAgreements.ts';
import { expireBills, payOpenBills } from '../bill/openBills.ts';
import { type Span, settledAfterMs, settledSpanAt } from './periods.ts';
import { type Class, settleSpan } from './settleSpan.ts';

type Deps = Pick<ServerDeps, 'db' | 'config' | 'now'>;

const classes: readonly Class[] = agreementKind.options.flatMap((kind) =>
  payPeriod.options.map((period) => ({ kind, period })),
);

/**
 * Ends expired agreements, settles every due span not yet settled, and continues unpaid bills. A disabled kind takes no
 * new agreements, but existing ones are still settled.
 */
export async function settleAgreements(deps: Deps): Promise<void> {
  await expireAgreements(deps);
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
    .select({ from: min(agentAgreement.startsAt) })
    .from(agentAgreement)
    .where(
      and(
        eq(agentAgreement.merchantCode, ofClass.merchantCode),
        eq(agentAgreement.kind, kind),
        eq(agentAgreement.period, period),
        isNotNull(agentAgreement.agreedAt),
        or(isNull(agentAgreement.endsAt), gt(agentAgreement.endsAt, settledTo)),
      ),
    );
  if (first === undefined || first.from === null) return null;
  const span = settledSpanAt(kind, period, Math.max(settledTo, first.from));
  return span.to + settledAfterMs[kind] <= now() ? span : null;
}
