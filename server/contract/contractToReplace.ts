import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PreviousContract } from '../../src/api/contract/agentContract.ts';
import type { Database } from '../database/database.ts';
import { agentContract } from '../database/schema.ts';
import { type Contract, IN_FORCE } from './allowedActions.ts';

/** The agreed contract of the same two members that a pending offer would replace; null if there is none. */
export async function contractToReplace(
  db: Database,
  { kind, status, uplineId, downlineId }: Contract,
): Promise<PreviousContract | null> {
  if (status !== 'offered') return null;
  const [found] = await db
    .select()
    .from(agentContract)
    .where(
      and(
        eq(agentContract.kind, kind),
        eq(agentContract.uplineId, uplineId),
        eq(agentContract.downlineId, downlineId),
        inArray(agentContract.status, [...IN_FORCE]),
      ),
    )
    .orderBy(desc(agentContract.version))
    .limit(1);
  if (found === undefined) return null;
  const { version, tiers, period, startsAt, endsAt } = found;
  return { version, tiers: [...tiers], period, start: startsAt, end: endsAt };
}
