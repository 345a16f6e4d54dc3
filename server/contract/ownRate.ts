import { and, eq, inArray } from 'drizzle-orm';
import { rateLimits } from '../../src/api/contract/rules/contractTerms.ts';
import type { Database } from '../database/database.ts';
import { agentContract, member } from '../database/schema.ts';
import { type Contract, IN_FORCE } from './allowedActions.ts';

/**
 * The highest rate a member can offer, in millionths: the rate of the own contract, or the limit of the kind at the top
 * of the tree (decisions M8, M10). 0 for a downline without a contract.
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
