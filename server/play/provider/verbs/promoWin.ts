import { and, eq, gte, sql } from 'drizzle-orm';
import type { WalletRequest } from '../../../../protocol/wallet.ts';
import { businessDay, startOfDay } from '../../../../src/api/contract/rules/businessDay.ts';
import { gameSession, walletTransaction } from '../../../database/schema.ts';
import { postAll } from '../../../money/ledger/post.ts';
import { gameMovement } from '../gameMovement.ts';
import type { MoneyVerb, WalletCall } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

/**
 * Pays outside a round, without turnover; after the end of the session too.
 * @throws {WalletRefusal} LIMIT_REACHED above what the provider may pay in a day; the same call is taken the next day.
 */
export const promoWin: MoneyVerb<WalletRequest<'promoWin'>> = {
  verb: 'promoWin',
  run: async (call, { transactionId, amount, campaign }) => {
    const { player, all } = call.profile.promotionsADay;
    const paid = await paidToday(call);
    if (paid.player + amount > player || paid.all + amount > all)
      throw new WalletRefusal('LIMIT_REACHED', 'the daily limit of promotions');
    await postAll(
      call.db,
      gameMovement(call, { kind: 'promoWin', transactionId, round: campaign, purse: amount, from: 'promotions' }),
    );
    return { amount };
  },
};

/** Promotions that the provider has paid today, real and demo money apart, 1/10,000 P. One call counts at a time. */
async function paidToday({ db, deps, profile, session, at }: WalletCall): Promise<{ player: number; all: number }> {
  const key = `promoWin/${deps.config.merchant}/${profile.code}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const isOwn = sql`${gameSession.memberId} = ${session.memberId}`;
  const [sums] = await db
    .select({
      all: sql`coalesce(sum(${walletTransaction.amount}), 0)`.mapWith(Number),
      player: sql`coalesce(sum(${walletTransaction.amount}) filter (where ${isOwn}), 0)`.mapWith(Number),
    })
    .from(walletTransaction)
    .innerJoin(gameSession, eq(gameSession.id, walletTransaction.sessionId))
    .where(
      and(
        eq(walletTransaction.merchantCode, deps.config.merchant),
        eq(walletTransaction.provider, profile.code),
        eq(walletTransaction.verb, 'promoWin'),
        gte(walletTransaction.at, startOfDay(businessDay(at))),
        eq(gameSession.demo, session.demo),
      ),
    );
  return sums ?? { player: 0, all: 0 };
}
