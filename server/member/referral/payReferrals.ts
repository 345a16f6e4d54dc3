import { eq, sql } from 'drizzle-orm';
import type { ReferralTerms } from '../../../src/api/contract/member/referral.ts';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import { referral } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { grantReward } from './grantReward.ts';

type Deps = Pick<ServerDeps, 'db' | 'config' | 'now'>;

const DAY_MS = 86_400_000;
/** A server that was down pays the days that it missed. */
const DAYS_BACK = 7;
/** Amounts are paid in whole P 0.01. */
const CENT = 100;

/** The share of so many valid bets, in whole P 0.01. */
export const shareOf = (validBet: number, rate: number): number => Math.floor((validBet * rate) / 10_000 / CENT) * CENT;

/** Pays inviters: for friends who met the terms, and their share of yesterday's valid bets. */
export async function payReferrals(deps: Deps): Promise<void> {
  const { settings } = await merchantOf(deps);
  await payFirstDeposits(deps, settings.referral);
  await payShares(deps, settings.referral);
}

interface Met {
  readonly friend: string;
  readonly inviter: string;
  readonly deposit: unknown;
  readonly validBet: unknown;
}

/** Friends whose first deposit and valid bets met the terms in time, each once. */
async function payFirstDeposits({ db, config, now }: Deps, terms: ReferralTerms): Promise<void> {
  if (terms.reward === 0) return;
  const span = terms.days * DAY_MS;
  const met = await rowsOf<Met>(
    db,
    sql`
    select referral.friend_id as friend, referral.inviter_id as inviter,
      first.amount as deposit, played.valid_bet as "validBet"
    from referral
    cross join lateral (
      select amount, paid_at from deposit
      where deposit.member_id = referral.friend_id and deposit.status = 'paid' order by paid_at, id limit 1
    ) as first
    cross join lateral (
      select coalesce(sum(valid_bet), 0) as valid_bet from bet
      where bet.member_id = referral.friend_id and bet.voided_at is null
        and bet.settled_at >= referral.joined_at and bet.settled_at < referral.joined_at + ${span}::bigint
    ) as played
    where referral.merchant_code = ${config.merchant} and referral.active_at is null
      and referral.joined_at >= ${now() - span - DAYS_BACK * DAY_MS}::bigint
      and first.amount >= ${terms.leastDeposit}::bigint and first.paid_at < referral.joined_at + ${span}::bigint
      and played.valid_bet >= ${terms.leastValidBet}::bigint
    order by referral.joined_at, referral.friend_id
  `,
  );
  for (const { friend, inviter, deposit, validBet } of met) {
    await db.transaction(async (transaction) => {
      const at = now();
      const granted = {
        ...{ merchantCode: config.merchant, inviterId: inviter, friendId: friend },
        ...{ kind: 'firstDeposit' as const, day: 0, rate: null },
        ...{ deposit: Number(deposit), validBet: Number(validBet), amount: terms.reward },
      };
      await grantReward(transaction, granted, at);
      await transaction.update(referral).set({ activeAt: at }).where(eq(referral.friendId, friend));
    });
  }
}

interface Played {
  readonly friend: string;
  readonly inviter: string;
  readonly day: unknown;
  readonly validBet: unknown;
}

/** The share of each friend's valid bets on each whole business day of the last week, once a day. */
async function payShares({ db, config, now }: Deps, terms: ReferralTerms): Promise<void> {
  if (terms.shareRate === 0) return;
  const to = startOfDay(businessDay(now()));
  const from = to - DAYS_BACK * DAY_MS;
  const day = sql`${from}::bigint + (played.hour - ${from}::bigint) / ${DAY_MS}::bigint * ${DAY_MS}::bigint`;
  const played = await rowsOf<Played>(
    db,
    sql`
    select friend, inviter, day, sum(valid_bet) as "validBet" from (
      select referral.friend_id as friend, referral.inviter_id as inviter, ${day} as day, played.valid_bet
      from referral join bet_hour as played on played.member_id = referral.friend_id
      where referral.merchant_code = ${config.merchant} and referral.review <> 'refused'
        and played.hour >= ${from}::bigint and played.hour < ${to}::bigint and played.result <> 'voided'
    ) as bets
    where not exists (
      select 1 from referral_reward as given
      where given.friend_id = bets.friend and given.kind = 'share' and given.day = bets.day
    )
    group by friend, inviter, day
    order by day, friend
  `,
  );
  for (const { friend, inviter, day: start, validBet } of played) {
    const amount = shareOf(Number(validBet), terms.shareRate);
    if (amount === 0) continue;
    const granted = {
      ...{ merchantCode: config.merchant, inviterId: inviter, friendId: friend },
      ...{ kind: 'share' as const, day: Number(start), rate: terms.shareRate, deposit: null },
      ...{ validBet: Number(validBet), amount },
    };
    await db.transaction((transaction) => grantReward(transaction, granted, now()));
  }
}
