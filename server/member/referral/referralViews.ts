import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { ReferralOverview, referralContract } from '../../../src/api/contract/member/referral.ts';
import type { Database } from '../../database/database.ts';
import { pageOf } from '../../database/pageOf.ts';
import { member, referral, referralReward } from '../../database/schema.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { maskPlayer } from '../../public/home/maskPlayer.ts';

type Sums = Pick<ReferralOverview, 'friends' | 'deposited' | 'active' | 'earned' | 'inReview'>;

/** How many friends came and what came of it. */
export async function referralSums(db: Database, inviterId: string): Promise<Sums> {
  const [found] = await rowsOf<Readonly<Record<keyof Sums, unknown>>>(
    db,
    sql`
    select
      (select count(*) from referral where inviter_id = ${inviterId}) as friends,
      (select count(*) from referral where inviter_id = ${inviterId} and exists (
        select 1 from deposit where deposit.member_id = referral.friend_id and deposit.status = 'paid'
      )) as deposited,
      (select count(*) from referral where inviter_id = ${inviterId} and active_at is not null) as active,
      (select coalesce(sum(amount), 0) from referral_reward
        where inviter_id = ${inviterId} and status = 'paid') as earned,
      (select coalesce(sum(amount), 0) from referral_reward
        where inviter_id = ${inviterId} and status = 'inReview') as "inReview"
  `,
  );
  const of = (name: keyof Sums) => Number(found?.[name] ?? 0);
  return {
    friends: of('friends'),
    deposited: of('deposited'),
    active: of('active'),
    earned: of('earned'),
    inReview: of('inReview'),
  };
}

type Friends = (typeof referralContract)['friends'];
type Rewards = (typeof referralContract)['rewards'];

/** The friends who came with a member's code, newest first. */
export async function friendsOf(db: Database, inviterId: string, page: RequestOf<Friends>): Promise<ValueOf<Friends>> {
  const { rows, count } = await pageOf(
    db,
    {
      table: referral,
      where: eq(referral.inviterId, inviterId),
      orderBy: [desc(referral.joinedAt), desc(referral.friendId)],
    },
    page,
  );
  const ids = rows.map(({ friendId }) => friendId);
  const names = await namesOf(db, ids);
  const came = ids.length === 0 ? [] : await paidOf(db, ids);
  const paid = new Map(came.map(({ friend, earned, deposits }) => [friend, { earned, deposits }]));
  return {
    list: rows.map(({ friendId, joinedAt, activeAt }) => {
      const { earned, deposits } = paid.get(friendId) ?? { earned: 0, deposits: 0 };
      return {
        id: friendId,
        name: names.get(friendId) ?? '***',
        joinedAt,
        state: activeAt !== null ? 'active' : Number(deposits) > 0 ? 'firstDeposit' : 'registered',
        earned: Number(earned),
      };
    }),
    count,
  };
}

/** What each friend earned the inviter, and how many deposits the friend paid. */
const paidOf = (db: Database, ids: readonly string[]) =>
  rowsOf<{ readonly friend: string; readonly earned: unknown; readonly deposits: unknown }>(
    db,
    sql`
    select member.id as friend,
      (select coalesce(sum(amount), 0) from referral_reward
        where friend_id = member.id and status = 'paid') as earned,
      (select count(*) from deposit where member_id = member.id and status = 'paid') as deposits
    from member where ${inArray(member.id, [...ids])}
  `,
  );

/** The rewards of a member, newest first, each with what made it. */
export async function rewardsOf(
  db: Database,
  inviterId: string,
  { status, ...page }: RequestOf<Rewards>,
): Promise<ValueOf<Rewards>> {
  const { rows, count } = await pageOf(
    db,
    {
      table: referralReward,
      where: and(
        eq(referralReward.inviterId, inviterId),
        status === 'all' ? undefined : eq(referralReward.status, status),
      ),
      orderBy: [desc(referralReward.createdAt), desc(referralReward.id)],
    },
    page,
  );
  const names = await namesOf(
    db,
    rows.map(({ friendId }) => friendId),
  );
  return {
    list: rows.map(({ id, kind, friendId, status: reached, amount, createdAt, deposit, day, validBet, rate }) => ({
      id,
      kind,
      name: names.get(friendId) ?? '***',
      status: reached,
      amount,
      at: createdAt,
      deposit,
      day: kind === 'share' ? day : null,
      validBet,
      rate,
    })),
    count,
  };
}

/** Masked names by id. */
async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, account }) => [id, maskPlayer(account)]));
}
