import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DeskApplication } from '../../../src/api/contract/desk/deskAgents.ts';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import { decideApplication } from '../../agent/join/decideApplication.ts';
import type { Database } from '../../database/database.ts';
import { agentApplication, member } from '../../database/schema.ts';
import { openField } from '../../database/sealField.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';

type Deps = Pick<ServerDeps, 'config' | 'now' | 'db'>;

/** SQL condition of a queue; withdrawn ones are in none. */
export const applicationsIn = ({ config }: Pick<Deps, 'config'>, queue: 'inProgress' | 'reviewed') =>
  and(
    eq(agentApplication.merchantCode, config.merchant),
    inArray(agentApplication.status, queue === 'inProgress' ? ['pending'] : ['approved', 'refused']),
  );

/** A page of applications: waiting, the oldest first; decided, the newest first. */
export async function applicationsOf(
  deps: Deps,
  { queue, page }: { readonly queue: 'inProgress' | 'reviewed'; readonly page: number },
): Promise<{ list: DeskApplication[]; count: number }> {
  const { db } = deps;
  const rows = await applicants(db)
    .where(applicationsIn(deps, queue))
    .orderBy(
      ...(queue === 'inProgress'
        ? [asc(agentApplication.sentAt), asc(agentApplication.id)]
        : [desc(agentApplication.decidedAt), desc(agentApplication.id)]),
    )
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const list = await Promise.all(rows.map((row) => viewOf(db, row)));
  return { list, count: await db.$count(agentApplication, applicationsIn(deps, queue)) };
}

/** Decides on an application and audits it, in one transaction. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function answerApplication(
  deps: Deps,
  { operator, id, remark }: { readonly operator: Operator; readonly id: string; readonly remark: string | null },
): Promise<DeskApplication> {
  const { memberId, status } = await decideApplication(deps, { id, operator: operator.name, reason: remark });
  const [row] = await applicants(deps.db).where(eq(agentApplication.id, id));
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const view = await viewOf(deps.db, row);
  await audit(deps.db, {
    merchantCode: deps.config.merchant,
    at: deps.now(),
    operator: operator.name,
    act: remark === null ? 'applicationApproved' : 'applicationRefused',
    subject: memberId,
    before: { application: id, status: 'pending' },
    after: { application: id, status, upline: view.upline },
    remark,
  });
  return view;
}

const upline = alias(member, 'upline');

const applicants = (db: Database) =>
  db
    .select({
      row: agentApplication,
      member: { username: member.account, nickname: member.nickname },
      memberSince: member.createdAt,
      upline: upline.account,
    })
    .from(agentApplication)
    .innerJoin(member, eq(member.id, agentApplication.memberId))
    .leftJoin(upline, eq(upline.id, member.uplineId))
    .$dynamic();

type Applicant = Awaited<ReturnType<typeof applicants>>[number];

const viewOf = async (db: Database, { row, ...person }: Applicant): Promise<DeskApplication> => ({
  ...person,
  id: row.id,
  status: row.status,
  players: row.players,
  channels: [...row.channels],
  plan: row.plan,
  contact: await openField(db, 'application', row.contact),
  sentAt: row.sentAt,
  decidedBy: row.decidedBy,
  remark: row.remark,
});
