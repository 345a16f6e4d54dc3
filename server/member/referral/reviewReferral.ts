import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { referral, referralReward } from '../../database/schema.ts';
import type { OperatorAct } from '../../money/withdraw/operatorActs.ts';
import { Refusal } from '../../refusal.ts';
import { pay } from './grantReward.ts';

/**
 * The desk decides whether inviter and friend are two people: what waits is paid or refused, and so is what follows.
 * @returns the sum of what waited
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED.
 */
export async function reviewReferral(
  db: Database,
  {
    merchantCode,
    friendId,
    approves,
  }: { readonly merchantCode: string; readonly friendId: string; readonly approves: boolean },
  { operator, at }: Pick<OperatorAct, 'operator' | 'at'>,
): Promise<number> {
  const [pair] = await db
    .select()
    .from(referral)
    .where(and(eq(referral.friendId, friendId), eq(referral.merchantCode, merchantCode)))
    .for('update');
  if (pair === undefined) throw new Refusal('NOT_FOUND');
  if (pair.review !== 'waiting') throw new Refusal('STATUS_CHANGED');
  await db
    .update(referral)
    .set({ review: approves ? 'approved' : 'refused', decidedAt: at, decidedBy: operator })
    .where(eq(referral.friendId, friendId));
  const waiting = await db
    .update(referralReward)
    .set(approves ? { status: 'paid', paidAt: at } : { status: 'refused' })
    .where(and(eq(referralReward.friendId, friendId), eq(referralReward.status, 'inReview')))
    .returning();
  if (approves) for (const reward of waiting) await pay(db, reward, at);
  return waiting.reduce((sum, { amount }) => sum + amount, 0);
}
