import { and, eq, inArray } from 'drizzle-orm';
import { shareOf } from '../../src/api/contract/rules/computeBill.ts';
import { ACTIVE_FROM, REAL_TIME_MS, rateLimits } from '../../src/api/contract/rules/contractTerms.ts';
import { agentContract } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { edgeFrom } from '../settlement/periods.ts';
import { IN_FORCE } from './allowedActions.ts';
import { contractRow } from './contractRows.ts';

const P = 10_000;
const EXAMPLES = [1_000 * P, 10_000 * P, 100_000 * P];

/** CONTRACT-08: the member's own contract, its next settlement, and example earnings for some valid bets. */
export async function realTimeRules({ db, now }: Pick<ServerDeps, 'db' | 'now'>, memberId: string) {
  const [own] = await db
    .select()
    .from(agentContract)
    .where(
      and(
        eq(agentContract.downlineId, memberId),
        eq(agentContract.kind, 'realTime'),
        inArray(agentContract.status, [...IN_FORCE]),
      ),
    );
  const highestRate = rateLimits.realTime.highest;
  const rates = own === undefined ? [highestRate] : own.tiers.map(({ rate }) => rate);
  const at = now();
  return {
    contract: own === undefined ? null : await contractRow(db, own, memberId),
    intervalMs: REAL_TIME_MS,
    nextSettlementAt: edgeFrom('realTime', 'daily', at + 1),
    activeMemberFrom: ACTIVE_FROM,
    highestRate,
    examples: rates.flatMap((rate) =>
      EXAMPLES.map((validBet) => ({ validBet, rate, amount: shareOf(validBet, rate) })),
    ),
  };
}
