import { and, eq, inArray } from 'drizzle-orm';
import { rateLimits } from '../../../src/api/contract/rules/agreementTerms.ts';
import type { Database } from '../../database/database.ts';
import { agentAgreement, member } from '../../database/schema.ts';
import { type Agreement, IN_FORCE } from './allowedActions.ts';

/**
 * The highest rate a member can offer, in millionths: the rate of the own agreement, or the limit of the kind at the top
 * of the tree (decisions M8, M10). 0 for a downline without an agreement.
 */
export async function ownRate(db: Database, memberId: string, kind: Agreement['kind']): Promise<number> {
  const [own] = await db
    .select({ uplineId: member.uplineId, rate: agentAgreement.highestRate })
    .from(member)
    .leftJoin(
      agentAgreement,
      and(
        eq(agentAgreement.downlineId, member.id),
        eq(agentAgreement.kind, kind),
        inArray(agentAgreement.status, [...IN_FORCE]),
      ),
    )
    .where(eq(member.id, memberId));
  if (own === undefined) return 0;
  return own.uplineId === null ? rateLimits[kind].highest : (own.rate ?? 0);
}
