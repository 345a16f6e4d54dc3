import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { WalletRequest } from '../../../../protocol/wallet.ts';
import { walletTransaction } from '../../../database/schema.ts';
import { memberAccount } from '../../../money/ledger/account.ts';
import { lockAccounts } from '../../../money/ledger/lockAccounts.ts';
import { postAll } from '../../../money/ledger/post.ts';
import { gameMovement, netOf } from '../gameMovement.ts';
import { potOf, seedOf } from '../jackpots.ts';
import { lockRound, updateRound } from '../round.ts';
import type { MoneyVerb, WalletCall } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

/** 0.01 P in 1/10,000 P. */
const LEAST = 100;

type Request = WalletRequest<'jackpotWin'>;

/**
 * Pays the whole pot, down to 0.01 P, after the end of the session too, and seeds it anew. Wins of one pot wait for each other, so the
 * second gets the seed.
 * @throws {WalletRefusal} ROUND_UNKNOWN without a stake, ROUND_CLOSED, JACKPOT_UNKNOWN, JACKPOT_WON.
 */
export const jackpotWin: MoneyVerb<Request> = {
  verb: 'jackpotWin',
  run: async (call, { transactionId, roundId, jackpot }) => {
    const round = await lockRound(call, roundId);
    if (round === null || (round.state === 'open' && round.stake === 0)) throw new WalletRefusal('ROUND_UNKNOWN');
    if (round.state !== 'open') throw new WalletRefusal('ROUND_CLOSED');
    const { hasContributed, hasWon } = await sharesIn(call, roundId, jackpot);
    if (!hasContributed) throw new WalletRefusal('JACKPOT_UNKNOWN');
    if (hasWon) throw new WalletRefusal('JACKPOT_WON');
    const pot = potOf(call, jackpot);
    const amount = await lockedPot(call, jackpot);
    const { purse, receivable } = netOf(amount, round.receivable);
    const moved = { transactionId, round: roundId };
    const { balances } = await postAll(call.db, [
      ...gameMovement(call, {
        kind: 'jackpotWin',
        ...moved,
        ...{ purse, receivable, pots: [{ account: pot, amount: -amount }] },
      }),
      ...gameMovement(call, {
        kind: 'jackpotSeed',
        ...moved,
        ...{ purse: 0, pots: [{ account: pot, amount: seedOf(call.profile, jackpot) }] },
      }),
    ]);
    const after = await updateRound(call, round, {
      payout: round.payout + amount,
      jackpot: round.jackpot + amount,
      receivable: round.receivable - receivable,
      unsettledBy: null,
    });
    return { amount, answer: { amount }, jackpots: [{ id: jackpot, amount }], round: after, balances };
  },
};

/** Whether a bet of the round has contributed to a pot, and whether the round has won it. */
async function sharesIn({ db, deps, profile }: WalletCall, roundRef: string, jackpot: string) {
  const rows = await db
    .select({ verb: walletTransaction.verb, jackpots: walletTransaction.jackpots })
    .from(walletTransaction)
    .where(
      and(
        eq(walletTransaction.merchantCode, deps.config.merchant),
        eq(walletTransaction.provider, profile.code),
        eq(walletTransaction.roundRef, roundRef),
        inArray(walletTransaction.verb, ['bet', 'jackpotWin']),
        isNull(walletTransaction.cancelledAt),
      ),
    );
  const verbs = rows.filter(({ jackpots }) => jackpots?.some(({ id }) => id === jackpot)).map(({ verb }) => verb);
  return { hasContributed: verbs.includes('bet'), hasWon: verbs.includes('jackpotWin') };
}

/** Locks the pot with the winner's purse; what is in it, in whole 0.01 P. The rest stays for the next winner. */
async function lockedPot(call: WalletCall, jackpot: string): Promise<number> {
  const { db, deps, book, session, at } = call;
  const pot = potOf(call, jackpot);
  const accounts = await lockAccounts(db, {
    merchantCode: deps.config.merchant,
    book,
    at,
    lines: [pot, memberAccount(session.memberId, 'main')].map((account) => ({ account, amount: 0 })),
  });
  const { balance } = accounts.get(pot.id) ?? { balance: 0 };
  return balance - (balance % LEAST);
}
