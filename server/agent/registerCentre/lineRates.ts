import { and, eq, isNull, max } from 'drizzle-orm';
import type { DownlineRate } from '../../../src/api/contract/agent/registerCentre.ts';
import type { Database } from '../../database/database.ts';
import { member, registerLink } from '../../database/schema.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { audit } from '../../desk/desk/audit.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { lineRateOf } from '../../member/vip/lineRateOf.ts';
import { currentLevel } from '../../member/vip/vipStanding.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { agentFeaturesOf } from '../agentFeatures/agentFeatures.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

/** @throws {Refusal} NOT_AN_AGENT. */
export function refuseNonAgent({ isAgent }: Pick<Session, 'isAgent'>): void {
  if (!isAgentMember(isAgent)) throw new Refusal('NOT_AN_AGENT');
}

/** Serializes what an agent gives with changes of what the agent has. Uplines are locked before their downlines. */
async function lockMember(db: Database, id: string): Promise<void> {
  await db.select({ id: member.id }).from(member).where(eq(member.id, id)).for('update');
}

/**
 * The highest rate that an agent may give: the agent's own, by line or VIP level, in millionths. Null while rebates are
 * switched off (ROLE-19).
 */
export async function highestRate(deps: Deps, db: Database, agentId: string): Promise<number | null> {
  if (!(await agentFeaturesOf({ ...deps, db })).rebate) return null;
  const { vip } = (await merchantOf({ ...deps, db })).settings;
  const ofLevel = (await currentLevel(db, agentId, { at: deps.now(), vip })).rate;
  return Math.max(await lineRateOf({ ...deps, db }, agentId), ofLevel);
}

/**
 * Locks an agent who gives a rate.
 * @throws {Refusal} RATE_OUT_OF_RANGE with the highest rate.
 */
export async function admitRate(deps: Deps, db: Database, agentId: string, rate: number): Promise<void> {
  await lockMember(db, agentId);
  const most = (await highestRate(deps, db, agentId)) ?? 0;
  if (rate > most) throw new Refusal('RATE_OUT_OF_RANGE', { min: 0, max: most });
}

/** What a member has given at most: to direct downlines, or by open links. */
async function givenRate(db: Database, memberId: string): Promise<number> {
  const [[downlines], [links]] = [
    await db
      .select({ most: max(member.lineRate) })
      .from(member)
      .where(eq(member.uplineId, memberId)),
    await db
      .select({ most: max(registerLink.rate) })
      .from(registerLink)
      .where(and(eq(registerLink.agentId, memberId), isNull(registerLink.closedAt))),
  ];
  return Math.max(downlines?.most ?? 0, links?.most ?? 0);
}

/**
 * Rebate of a direct downline, and its limits.
 * @throws {Refusal} NOT_FOUND, FEATURE_OFF.
 */
export async function downlineRate(deps: Deps, db: Database, agentId: string, id: string): Promise<DownlineRate> {
  const most = await highestRate(deps, db, agentId);
  if (most === null) throw new Refusal('FEATURE_OFF');
  const [row] = await db
    .select({ account: member.username, rate: member.lineRate })
    .from(member)
    .where(and(eq(member.id, id), eq(member.uplineId, agentId), eq(member.merchantCode, deps.config.merchant)));
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const least = await givenRate(db, id);
  return { id, ...row, least, most: Math.max(least, most) };
}

/**
 * Changes the rebate of a direct downline from the current day on, tells the downline and audits it.
 * @throws {Refusal} NOT_FOUND, FEATURE_OFF; RATE_OUT_OF_RANGE with the limits.
 */
export async function changeRate(
  deps: Deps,
  db: Database,
  { memberId: agentId, username }: Session,
  { id, rate }: { readonly id: string; readonly rate: number },
): Promise<DownlineRate> {
  await lockMember(db, agentId);
  await lockMember(db, id);
  const before = await downlineRate(deps, db, agentId, id);
  const { least, most } = before;
  if (rate < least || rate > most) throw new Refusal('RATE_OUT_OF_RANGE', { min: least, max: most });
  if (rate === before.rate) return before;
  await db.update(member).set({ lineRate: rate }).where(eq(member.id, id));
  const [merchantCode, at] = [deps.config.merchant, deps.now()];
  await writeMessage(db, { merchantCode, memberId: id, at, topic: 'lineRateChanged', facts: { rate } });
  await audit(db, {
    ...{ merchantCode, at, operator: null, act: 'lineRateChanged', subject: id },
    before: { rate: before.rate },
    after: { rate, agent: username },
  });
  return { ...before, rate };
}
