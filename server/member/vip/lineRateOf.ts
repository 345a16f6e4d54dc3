import { eq } from 'drizzle-orm';
import { agentFeaturesOf } from '../../agent/agentFeatures/agentFeatures.ts';
import { member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

/** The rebate that a member's line gives at least, in millionths; 0 while rebates are switched off (ROLE-19). */
export async function lineRateOf(deps: Pick<ServerDeps, 'config' | 'db' | 'now'>, memberId: string): Promise<number> {
  if (!(await agentFeaturesOf(deps)).rebate) return 0;
  const [own] = await deps.db.select({ rate: member.lineRate }).from(member).where(eq(member.id, memberId));
  return own?.rate ?? 0;
}
