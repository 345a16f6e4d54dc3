import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { DeskReferral } from '../../../src/api/contract/desk/deskReferrals.ts';
import type { Database } from '../../database/database.ts';
import { member, referral } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { reviewReferral } from '../../member/referral/reviewReferral.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

const STATUSES = { waiting: 'inProgress', approved: 'approved', refused: 'refused' } as const;

/** SQL condition of a queue: pairs that wait for a decision, or have one. */
export const referralsIn = ({ config }: Deps, queue: 'inProgress' | 'reviewed') =>
  and(
    eq(referral.merchantCode, config.merchant),
    inArray(referral.review, queue === 'inProgress' ? ['waiting'] : ['approved', 'refused']),
  );

/** A page of inviters and friends: waiting, the oldest first; decided, the newest first. */
export async function referralsOf(
  deps: Deps,
  db: Database,
  { queue, page }: { readonly queue: 'inProgress' | 'reviewed'; readonly page: number },
): Promise<{ list: DeskReferral[]; count: number }> {
  const rows = await pairs(db)
    .where(referralsIn(deps, queue))
    .orderBy(
      ...(queue === 'inProgress'
        ? [asc(referral.joinedAt), asc(referral.friendId)]
        : [desc(referral.decidedAt), desc(referral.friendId)]),
    )
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  return { list: rows.map(viewOf), count: await db.$count(referral, referralsIn(deps, queue)) };
}

/** Decides on a pair and audits it, in one transaction. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function decideReferral(
  deps: Deps,
  db: Database,
  approves: boolean,
  {
    operator,
    id,
    remark = null,
  }: { readonly operator: Operator; readonly id: string; readonly remark?: string | null },
): Promise<DeskReferral> {
  const [at, merchantCode] = [deps.now(), deps.config.merchant];
  const amount = await reviewReferral(db, { merchantCode, friendId: id, approves }, { operator: operator.name, at });
  const [row] = await pairs(db).where(eq(referral.friendId, id));
  if (!row) throw new Refusal('NOT_FOUND');
  const view = viewOf(row);
  await audit(db, {
    merchantCode,
    at,
    operator: operator.name,
    act: approves ? 'referralApproved' : 'referralRefused',
    subject: id,
    before: { status: 'inProgress', amount },
    after: { status: view.status, amount },
    remark,
  });
  return view;
}

const inviter = alias(member, 'inviter');

const pairs = (db: Database) =>
  db
    .select({
      row: referral,
      friend: { username: member.account, nickname: member.nickname },
      inviter: { username: inviter.account, nickname: inviter.nickname },
      rewards: sql`(select count(*) from referral_reward where friend_id = ${referral.friendId})`,
      amount: sql`(select coalesce(sum(amount), 0) from referral_reward where friend_id = ${referral.friendId})`,
    })
    .from(referral)
    .innerJoin(member, eq(member.id, referral.friendId))
    .innerJoin(inviter, eq(inviter.id, referral.inviterId))
    .$dynamic();

type Pair = Awaited<ReturnType<typeof pairs>>[number];

function viewOf({ row, friend, inviter: by, rewards, amount }: Pair): DeskReferral {
  if (row.review === 'none') throw new Error('nothing is to be decided');
  return {
    id: row.friendId,
    status: STATUSES[row.review],
    inviter: by,
    friend,
    joinedAt: row.joinedAt,
    shared: [...row.shared],
    rewards: Number(rewards),
    amount: Number(amount),
    decidedBy: row.decidedBy,
  };
}
