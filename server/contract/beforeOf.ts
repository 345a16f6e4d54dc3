import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ContractBefore } from '../../src/api/contract/agentContract.ts';
import { agentContract } from '../database/schema.ts';
import type { Database } from '../deps.ts';
import { type Contract, IN_FORCE } from './acts.ts';

/** What the same two have agreed on already, and an offer that waits would take the place of; null where there is nothing. */
export async function beforeOf(
  db: Database,
  { kind, status, uplineId, downlineId }: Contract,
): Promise<ContractBefore | null> {
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
