import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { referral, referralReward } from '../../database/schema.ts';
import { houseAccount, memberAccount } from '../../money/ledger/account.ts';
import { post } from '../../money/ledger/post.ts';
import { sharedBy } from './traces.ts';

type Row = typeof referralReward.$inferSelect;

export type Granted = Omit<Row, 'id' | 'status' | 'createdAt' | 'paidAt'>;

/**
 * Gives an inviter a reward in the caller's transaction, once for each friend, kind and day. Paid at once, unless inviter
 * and friend share a bank account, device or address: then the desk decides.
 * @returns false where it was given before, or the desk has refused the two
 */
export async function grantReward(db: Database, granted: Granted, at: number): Promise<boolean> {
  const [pair] = await db.select().from(referral).where(eq(referral.friendId, granted.friendId)).for('update');
  if (pair === undefined || pair.review === 'refused') return false;
  const isCleared = pair.review === 'approved';
  const shared = isCleared ? [] : await sharedBy(db, granted.inviterId, granted.friendId);
  const isPaid = isCleared || (pair.review === 'none' && shared.length === 0);
  const row: Row = {
    ...granted,
    id: randomUUID(),
    status: isPaid ? 'paid' : 'inReview',
    createdAt: at,
    paidAt: isPaid ? at : null,
  };
  const added = await db.insert(referralReward).values(row).onConflictDoNothing().returning({ id: referralReward.id });
  if (added.length === 0) return false;
  if (isPaid) await pay(db, row, at);
  else await db.update(referral).set({ review: 'waiting', shared }).where(eq(referral.friendId, granted.friendId));
  return true;
}

/** Credits a reward to the inviter's main wallet. */
export async function pay(db: Database, reward: Row, at: number): Promise<void> {
  const { merchantCode, inviterId, friendId, kind, day, amount, validBet } = reward;
  await post(db, {
    merchantCode,
    book: 'main',
    kind: kind === 'share' ? 'referralShare' : 'referralReward',
    cause: `${friendId}/${day}`,
    at,
    memo: { reward: reward.id, friend: friendId, validBet },
    lines: [
      { account: memberAccount(inviterId, 'main'), amount },
      { account: houseAccount(merchantCode, 'main', 'promotions'), amount: -amount },
    ],
  });
}
