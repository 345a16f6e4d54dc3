import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { LineMember } from '../../../src/api/contract/desk/deskLines.ts';
import type { Database } from '../../database/database.ts';
import { agentAgreement, lineFreeze, lineMove, member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { blockOf } from '../../member/protection/blocks.ts';
import { balancesOf } from '../../money/ledger/balances.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember, TRIAL } from '../../site/session/admit.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { IN_FORCE } from '../agreement/allowedActions.ts';
import { lineSize } from './lineIds.ts';
import { moveView } from './moveView.ts';

type Deps = Pick<ServerDeps, 'db' | 'now' | 'config'>;

/** A member of this merchant by username: no trial, no staff. @throws {Refusal} ACCOUNT_UNKNOWN. */
export async function memberByName({ db, config }: Deps, username: string): Promise<typeof member.$inferSelect> {
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.username, username.toLowerCase())));
  if (found?.kind !== 'member' || found.isAgent === TRIAL) throw new Refusal('ACCOUNT_UNKNOWN');
  return found;
}

/** A member with the line above and what is in force on it. @throws {Refusal} ACCOUNT_UNKNOWN. */
export async function lineMember(deps: Deps, username: string): Promise<LineMember> {
  const { db, now } = deps;
  const found = await memberByName(deps, username);
  const { id } = found;
  const balances = await balancesOf(db, id);
  const [waiting] = await db
    .select()
    .from(lineMove)
    .where(and(eq(lineMove.memberId, id), eq(lineMove.status, 'pending')));
  const open = or(eq(agentAgreement.status, 'offered'), inArray(agentAgreement.status, [...IN_FORCE]));
  return {
    username: found.account,
    nickname: found.nickname,
    isAgent: isAgentMember(found.isAgent),
    affiliateCode: found.affiliateCode,
    since: found.createdAt,
    lastLoginAt: found.lastLoginAt,
    main: balances.get('main') ?? 0,
    held: balances.get('held') ?? 0,
    uplines: await uplinesOf(db, id),
    direct: await db.$count(member, eq(member.uplineId, id)),
    members: await lineSize(db, id),
    agreementsAbove: await db.$count(agentAgreement, and(eq(agentAgreement.downlineId, id), open)),
    agreementsBelow: await db.$count(agentAgreement, and(eq(agentAgreement.uplineId, id), open)),
    freeze: await freezeOf(db, id),
    move: waiting ? await moveView(db, waiting) : null,
    block: await blockOf(db, id, now()),
    twoPeopleFrom: (await merchantOf(deps)).settings.agentProgram.twoPeopleFrom,
    alsoFound: [],
  };
}

/** From the top down; without the member. */
const uplinesOf = async (db: Database, id: string): Promise<LineMember['uplines']> => [
  ...(await rowsOf<LineMember['uplines'][number]>(
    db,
    sql`
    with recursive up (id, upline_id, height) as (
      select id, upline_id, 0 from member where id = ${id}
      union all
      select member.id, member.upline_id, up.height + 1 from member join up on member.id = up.upline_id
    )
    select member.account as username, member.nickname from up join member on member.id = up.id
    where up.height > 0 order by up.height desc`,
  )),
];

/** The own freeze, or else the nearest above. */
async function freezeOf(db: Database, id: string): Promise<LineMember['freeze']> {
  const [nearest] = await rowsOf<{ readonly id: string }>(
    db,
    sql`
    with recursive up (id, upline_id, height) as (
      select id, upline_id, 0 from member where id = ${id}
      union all
      select member.id, member.upline_id, up.height + 1 from member join up on member.id = up.upline_id
    )
    select line_freeze.id from up join line_freeze on line_freeze.member_id = up.id and line_freeze.lifted_at is null
    order by up.height limit 1`,
  );
  if (nearest === undefined) return null;
  const [row] = await db
    .select({ freeze: lineFreeze, top: member.account })
    .from(lineFreeze)
    .innerJoin(member, eq(member.id, lineFreeze.memberId))
    .where(and(eq(lineFreeze.id, nearest.id), isNull(lineFreeze.liftedAt)));
  if (row === undefined) return null;
  const { freeze, top } = row;
  return { top, isOwn: freeze.memberId === id, at: freeze.frozenAt, by: freeze.frozenBy, reason: freeze.reason };
}
