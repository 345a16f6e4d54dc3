import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { pointsContract } from '../../../src/api/contract/member/points.ts';
import { receiverProblem } from '../../../src/api/contract/rules/activity.ts';
import type { Database } from '../../database/database.ts';
import { exchange, reward } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { memberAccount } from '../../money/ledger/account.ts';
import { post } from '../../money/ledger/post.ts';
import { Refusal } from '../../refusal.ts';

type Asked = Pick<RequestOf<(typeof pointsContract)['redeem']>, 'reward' | 'quantity' | 'points' | 'receiver'>;

/**
 * POINTS-01, decision M4: takes a reward from stock, holds its points and creates the exchange, in one transaction.
 * Locks the reward, so that only one member gets the last item. Returns the exchange's id.
 * @throws {Refusal} NOT_FOUND for an unavailable reward; STATUS_CHANGED when the price differs; RECEIVER_MISSING for
 * goods without an address (ERR-39); OUT_OF_STOCK; BALANCE_TOO_LOW.
 */
export async function redeem(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  memberId: string,
  { reward: rewardId, quantity, points, receiver = { address: '', nationality: '' } }: Asked,
): Promise<string> {
  const merchantCode = config.merchant;
  const [offered] = await db
    .select()
    .from(reward)
    .where(and(eq(reward.id, rewardId), eq(reward.merchantCode, merchantCode), eq(reward.enabled, true)))
    .for('update');
  if (!offered) throw new Refusal('NOT_FOUND');
  if (offered.points * quantity !== points) throw new Refusal('STATUS_CHANGED');
  const isSent = offered.kind === 'goods';
  if (isSent && receiverProblem(receiver)) throw new Refusal('RECEIVER_MISSING');
  if (offered.stock !== null) {
    if (offered.stock < quantity) throw new Refusal('OUT_OF_STOCK');
    await db
      .update(reward)
      .set({ stock: offered.stock - quantity })
      .where(eq(reward.id, rewardId));
  }

  const [id, at] = [randomUUID(), now()];
  const [purse, held] = [memberAccount(memberId, 'points'), memberAccount(memberId, 'pointsHeld')];
  const { balances } = await post(db, {
    merchantCode,
    book: 'main',
    kind: 'exchange',
    cause: id,
    at,
    lines: [
      { account: purse, amount: -points },
      { account: held, amount: points },
    ],
  });
  await db.insert(exchange).values({
    id,
    merchantCode,
    memberId,
    kind: offered.kind,
    rewardId,
    item: offered.name,
    quantity,
    points,
    balanceAfter: balances.get(purse.id) ?? 0,
    ...(isSent ? receiver : {}),
    status: 'inProgress',
    createdAt: at,
  });
  return id;
}
