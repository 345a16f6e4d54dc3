import { and, eq, inArray } from 'drizzle-orm';
import { rateLimits } from '../../src/api/contract/rules/contractTerms.ts';
import { agentContract, member } from '../database/schema.ts';
import type { Database } from '../deps.ts';
import { type Contract, IN_FORCE } from './acts.ts';

/**
 * The highest rate that a member may give on, in millionths: that of the own contract in force; the limit of the kind for
 * who stands at the top (decisions M8, M10). Who stands below somebody and has no contract has nothing to give: 0.
 */
export async function ownRate(db: Database, memberId: string, kind: Contract['kind']): Promise<number> {
  const [own] = await db
    .select({ uplineId: member.uplineId, rate: agentContract.highestRate })
    .from(member)
    .leftJoin(
      agentContract,
      and(
        eq(agentContract.downlineId, member.id),
        eq(agentContract.kind, kind),
        inArray(agentContract.status, [...IN_FORCE]),
      ),
    )
    .where(eq(member.id, memberId));
  if (own === undefined) return 0;
  return own.uplineId === null ? rateLimits[kind].highest : (own.rate ?? 0);
}
