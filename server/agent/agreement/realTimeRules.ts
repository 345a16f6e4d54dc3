import { and, eq, inArray } from 'drizzle-orm';
import { ACTIVE_FROM, REAL_TIME_MS, rateLimits } from '../../../src/api/contract/rules/agreementTerms.ts';
import { shareOf } from '../../../src/api/contract/rules/computeBill.ts';
import { agentAgreement } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { edgeFrom } from '../settlement/periods.ts';
import { agreementRow } from './agreementRows.ts';
import { IN_FORCE } from './allowedActions.ts';

const P = 10_000;
const EXAMPLES = [1_000 * P, 10_000 * P, 100_000 * P];

/** CONTRACT-08: the member's own agreement, its next settlement, and example earnings for some valid bets. */
export async function realTimeRules({ db, now }: Pick<ServerDeps, 'db' | 'now'>, memberId: string) {
  const [own] = await db
    .select()
    .from(agentAgreement)
    .where(
      and(
        eq(agentAgreement.downlineId, memberId),
        eq(agentAgreement.kind, 'realTime'),
        inArray(agentAgreement.status, [...IN_FORCE]),
      ),
    );
  const highestRate = rateLimits.realTime.highest;
  const rates = own === undefined ? [highestRate] : own.tiers.map(({ rate }) => rate);
  const at = now();
  return {
    agreement: own === undefined ? null : await agreementRow(db, own, memberId),
    intervalMs: REAL_TIME_MS,
    nextSettlementAt: edgeFrom('realTime', 'daily', at + 1),
    activeMemberFrom: ACTIVE_FROM,
    highestRate,
    examples: rates.flatMap((rate) =>
      EXAMPLES.map((validBet) => ({ validBet, rate, amount: shareOf(validBet, rate) })),
    ),
  };
}
