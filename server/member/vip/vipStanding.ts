import { and, eq, gte, lt, ne, sum } from 'drizzle-orm';
import type { VipLevel, VipStanding, VipSteps } from '../../../src/api/contract/member/vip.ts';
import { type CashBackTerms, cashBackOf } from '../../../src/api/contract/rules/cashBack.ts';
import { shareOf } from '../../../src/api/contract/rules/computeBill.ts';
import type { PeriodicKind } from '../../database/bonusSchema.ts';
import type { Database } from '../../database/database.ts';
import { betHour } from '../../database/schema.ts';
import { bonusSpanAt, creditedAt } from '../bonus/spans.ts';
import { LEVEL_MS, levelOf } from './ladder.ts';

interface Played {
  readonly validBet: number;
  readonly loss: number;
}

/** Valid bets and net loss in [from, to), whole hours; voided bets do not count. */
async function playedIn(db: Database, memberId: string, from: number, to: number): Promise<Played> {
  const [row] = await db
    .select({ validBet: sum(betHour.validBet), stake: sum(betHour.stake), payout: sum(betHour.payout) })
    .from(betHour)
    .where(
      and(eq(betHour.memberId, memberId), gte(betHour.hour, from), lt(betHour.hour, to), ne(betHour.result, 'voided')),
    );
  return { validBet: Number(row?.validBet ?? 0), loss: Number(row?.stake ?? 0) - Number(row?.payout ?? 0) };
}

/** Valid bets of 30 days up to the end of the day, as the rebate of the day counts them. */
const ofLevelDays = (db: Database, memberId: string, at: number): Promise<Played> => {
  const { to } = bonusSpanAt('rebate', at);
  return playedIn(db, memberId, to - LEVEL_MS, to);
};

/** The member's level now. */
export const currentLevel = async (
  db: Database,
  memberId: string,
  { at, vip }: Pick<Terms, 'at' | 'vip'>,
): Promise<VipLevel> => levelOf(vip, (await ofLevelDays(db, memberId, at)).validBet);

interface Terms {
  readonly at: number;
  /** What the line gives, in millionths: it counts where it is above the level's. */
  readonly lineRate: number;
  readonly cashBack: CashBackTerms;
  readonly vip: VipSteps;
}

/** The member's level and the bonuses that grow today and this week. */
export async function vipStanding(
  db: Database,
  memberId: string,
  { at, lineRate, cashBack, vip }: Terms,
): Promise<VipStanding> {
  const growing = async (kind: PeriodicKind) => {
    const span = bonusSpanAt(kind, at);
    return { span, ...(await playedIn(db, memberId, span.from, span.to)), creditedAt: creditedAt(kind, span) };
  };
  const [{ validBet }, day, week] = await Promise.all([
    ofLevelDays(db, memberId, at),
    growing('rebate'),
    growing('cashBack'),
  ]);
  const { level, rate } = levelOf(vip, validBet);
  const rebateRate = Math.max(rate, lineRate);
  return {
    level,
    validBet,
    rebate: {
      ...{ ...day.span, base: day.validBet, rate: rebateRate, creditedAt: day.creditedAt },
      ...{ amount: shareOf(day.validBet, rebateRate), limit: null },
    },
    cashBack: {
      ...{ ...week.span, base: Math.max(0, week.loss), rate: cashBack.rate, creditedAt: week.creditedAt },
      ...cashBackOf(cashBack, week),
    },
  };
}
