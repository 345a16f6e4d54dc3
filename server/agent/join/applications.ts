import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { JoinStanding, joinContract } from '../../../src/api/contract/agent/join.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { Database } from '../../database/database.ts';
import { agentApplication, member } from '../../database/schema.ts';
import { sealField } from '../../database/sealField.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { agentFeaturesOf } from '../agentFeatures/agentFeatures.ts';

type Deps = Pick<ServerDeps, 'db' | 'now' | 'config'>;
export type Application = typeof agentApplication.$inferSelect;

const DAY_MS = 24 * 3_600_000;

/** Where a member stands: agent or not, the last application, and when the next may follow. */
export async function standingOf(deps: Deps, memberId: string): Promise<JoinStanding> {
  const { db, now } = deps;
  const [own] = await db
    .select({ isAgent: member.isAgent, uplineId: member.uplineId })
    .from(member)
    .where(eq(member.id, memberId));
  const last = await lastOf(db, memberId);
  const isAgent = isAgentMember(own?.isAgent ?? 0);
  return {
    isAgent,
    hasUpline: typeof own?.uplineId === 'string',
    application: last && viewOf(last),
    mayApplyFrom: isAgent ? null : await mayApplyFrom(deps, last),
    serverTime: now(),
  };
}

/**
 * Sends an application (AGENT-16).
 * @throws {Refusal} FEATURE_OFF; STATUS_CHANGED from an agent, beside an open one, and too early after a refusal.
 */
export async function apply(
  deps: Deps,
  memberId: string,
  { players, channels, plan, contact }: RequestOf<(typeof joinContract)['apply']>,
): Promise<JoinStanding> {
  const { db, now, config } = deps;
  // ROLE-21
  if (!(await agentFeaturesOf(deps)).agentPolicy) throw new Refusal('FEATURE_OFF');
  await lockMember(db, memberId);
  const { mayApplyFrom: from } = await standingOf(deps, memberId);
  if (from === null || from > now()) throw new Refusal('STATUS_CHANGED');
  await db.insert(agentApplication).values({
    id: randomUUID(),
    merchantCode: config.merchant,
    memberId,
    players,
    channels: [...new Set(channels)],
    plan,
    contact: await sealField(db, 'application', contact),
    status: 'pending',
    sentAt: now(),
  });
  return standingOf(deps, memberId);
}

/** Takes the own application back. @throws {Refusal} NOT_FOUND, STATUS_CHANGED once it is decided. */
export async function withdraw(deps: Deps, memberId: string, id: string): Promise<JoinStanding> {
  const { db, now } = deps;
  const [own] = await db
    .select()
    .from(agentApplication)
    .where(and(eq(agentApplication.id, id), eq(agentApplication.memberId, memberId)))
    .for('update');
  if (own === undefined) throw new Refusal('NOT_FOUND');
  if (own.status !== 'pending') throw new Refusal('STATUS_CHANGED');
  await db.update(agentApplication).set({ status: 'withdrawn', decidedAt: now() }).where(eq(agentApplication.id, id));
  return standingOf(deps, memberId);
}

/** Applications of one member follow one another. */
const lockMember = (db: Database, memberId: string) =>
  db.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');

async function lastOf(db: Database, memberId: string): Promise<Application | null> {
  const [last] = await db
    .select()
    .from(agentApplication)
    .where(eq(agentApplication.memberId, memberId))
    .orderBy(desc(agentApplication.sentAt), sql`${agentApplication.decidedAt} desc nulls first`)
    .limit(1);
  return last ?? null;
}

async function mayApplyFrom(deps: Deps, last: Application | null): Promise<number | null> {
  if (last?.status === 'pending') return null;
  if (last?.status !== 'refused') return deps.now();
  const { settings } = await merchantOf(deps);
  return Math.max(deps.now(), (last.decidedAt ?? 0) + settings.agentProgram.againAfterDays * DAY_MS);
}

const viewOf = ({ id, status, players, channels, plan, sentAt, decidedAt, remark }: Application) => ({
  id,
  status,
  players,
  channels: [...channels],
  plan,
  sentAt,
  decidedAt,
  reason: remark,
});
