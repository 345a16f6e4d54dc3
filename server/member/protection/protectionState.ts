import { and, eq, gte, notInArray, sum } from 'drizzle-orm';
import type { Protection } from '../../../src/api/contract/member/protection.ts';
import type { Database } from '../../database/database.ts';
import { gameRound, playSetting, withdrawal } from '../../database/schema.ts';
import { balancesOf } from '../../money/ledger/balances.ts';
import { blockOf } from './blocks.ts';
import { limitsOf, startOf } from './limits.ts';
import { depositsOf, netOf, playedOf } from './used.ts';
import { currentVisit, playedByDay } from './visits.ts';

const REALITY_CHECK_MINUTES = 60;

/** Everything that the page of player protection shows. */
export async function protectionState(db: Database, memberId: string, at: number): Promise<Protection> {
  const span = { memberId, from: startOf('month', at), at };
  const [session, deposits, withdrawals, net, played, limits, [setting], block, openRounds, balances, days] =
    await Promise.all([
      currentVisit(db, memberId, at),
      depositsOf(db, span),
      withdrawnOf(db, span),
      netOf(db, span),
      playedOf(db, span),
      limitsOf(db, memberId, at),
      db.select().from(playSetting).where(eq(playSetting.memberId, memberId)),
      blockOf(db, memberId, at),
      db.$count(gameRound, and(eq(gameRound.memberId, memberId), eq(gameRound.state, 'open'))),
      balancesOf(db, memberId),
      playedByDay(db, memberId, at),
    ]);
  return {
    now: at,
    session,
    month: { deposits, withdrawals, net, played },
    limits,
    realityCheckMinutes: setting?.realityCheckMinutes ?? REALITY_CHECK_MINUTES,
    block,
    openRounds,
    balance: balances.get('main') ?? 0,
    days,
  };
}

async function withdrawnOf(
  db: Database,
  { memberId, from }: { readonly memberId: string; readonly from: number },
): Promise<number> {
  const [total] = await db
    .select({ amount: sum(withdrawal.amount) })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.memberId, memberId),
        gte(withdrawal.requestedAt, from),
        notInArray(withdrawal.status, ['rejected', 'failed']),
      ),
    );
  return Number(total?.amount ?? 0);
}
