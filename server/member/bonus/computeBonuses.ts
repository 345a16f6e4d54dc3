import { type SQL, sql } from 'drizzle-orm';
import type { VipSteps } from '../../../src/api/contract/member/vip.ts';
import { AMOUNT_STEP } from '../../../src/api/contract/money/funds.ts';
import type { CashBackTerms } from '../../../src/api/contract/rules/cashBack.ts';
import type { Span } from '../../agent/settlement/periods.ts';
import type { PeriodicKind } from '../../database/bonusSchema.ts';
import type { Database } from '../../database/database.ts';
import { TRIAL } from '../../site/session/admit.ts';
import { LEVEL_MS } from '../vip/ladder.ts';

interface Work {
  readonly merchantCode: string;
  readonly kind: PeriodicKind;
  readonly span: Span;
  /** Whether a rate that the line gives counts where it is above the level's (AGENT-05, ROLE-19). */
  readonly withLineRates: boolean;
  readonly cashBack: CashBackTerms;
  readonly vip: VipSteps;
}

const list = (numbers: readonly number[]): SQL =>
  sql.raw(`array[${numbers.map((number) => `${number}::bigint`).join(', ')}]`);

/**
 * Writes the bonuses of all members for a day or week, in one statement and one pass over their hours, however many they
 * are. Existing ones stay. Voided bets and trials get none.
 */
export async function computeBonuses(
  db: Database,
  { merchantCode, kind, span: { from, to }, withLineRates, cashBack, vip }: Work,
): Promise<void> {
  const isRebate = kind === 'rebate';
  const inSpan = sql`filter (where hour >= ${from})`;
  const base = isRebate ? sql`sum(valid_bet) ${inSpan}` : sql`sum(stake - payout) ${inSpan}`;
  // The thresholds are sorted: the bucket of the valid bets of 30 days is the level.
  const level = isRebate
    ? sql`width_bucket(sum(valid_bet)::bigint, ${list(vip.map((one) => one.from))})`
    : sql`null::integer`;
  const ofLevel = sql`(${list(vip.map((one) => one.rate))})[level]`;
  const rebate = withLineRates ? sql`greatest(${ofLevel}, member.line_rate)` : ofLevel;
  const rate = isRebate ? rebate : sql`${cashBack.rate}::bigint`;
  const whole = (amount: SQL): SQL => sql`trunc(${amount} / ${AMOUNT_STEP}::int) * ${AMOUNT_STEP}::int`;
  const limit = isRebate
    ? sql``
    : sql`, ${cashBack.most}::bigint, ${whole(sql`valid_bet::numeric / ${cashBack.wagering}::int`)}`;
  await db.execute(sql`
    insert into periodic_bonus (kind, from_at, to_at, member_id, merchant_code, base, level, rate, amount)
    select ${kind}, ${from}::bigint, ${to}::bigint, member_id, ${merchantCode}, base, level, rate, amount
    from (
      select member_id, base, level, rate,
        least(${whole(sql`base::numeric * rate / 1000000`)}${limit}) as amount
      from (
        select played.member_id, base, valid_bet, level, ${rate} as rate
        from (
          select member_id, (${base})::bigint as base, sum(valid_bet) as valid_bet, ${level} as level from bet_hour
          where hour >= ${isRebate ? to - LEVEL_MS : from} and hour < ${to} and result <> 'voided'
          group by member_id
        ) as played join member on member.id = played.member_id
        where member.merchant_code = ${merchantCode} and member.is_agent <> ${TRIAL} and base > 0
      ) as rated
    ) as counted
    where amount > 0
    order by member_id
    on conflict do nothing`);
}
