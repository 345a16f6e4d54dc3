import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PreviousAgreement } from '../../../src/api/contract/agent/agreement.ts';
import type { Database } from '../../database/database.ts';
import { agentAgreement } from '../../database/schema.ts';
import { type Agreement, IN_FORCE } from './allowedActions.ts';

/** The agreed agreement of the same two members that a pending offer would replace; null if there is none. */
export async function agreementToReplace(
  db: Database,
  { kind, status, uplineId, downlineId }: Agreement,
): Promise<PreviousAgreement | null> {
  if (status !== 'offered') return null;
  const [found] = await db
    .select()
    .from(agentAgreement)
    .where(
      and(
        eq(agentAgreement.kind, kind),
        eq(agentAgreement.uplineId, uplineId),
        eq(agentAgreement.downlineId, downlineId),
        inArray(agentAgreement.status, [...IN_FORCE]),
      ),
    )
    .orderBy(desc(agentAgreement.version))
    .limit(1);
  if (found === undefined) return null;
  const { version, tiers, period, startsAt, endsAt } = found;
  return { version, tiers: [...tiers], period, start: startsAt, end: endsAt };
}
