import { randomUUID } from 'node:crypto';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import { MONEY_PER_LOT, POINTS_PER_LOT, type pointsContract } from '../../../src/api/contract/member/points.ts';
import type { Database } from '../../database/database.ts';
import { exchange } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { houseAccount, memberAccount } from '../../money/ledger/account.ts';
import { post } from '../../money/ledger/post.ts';
import { refusePaused } from '../protection/blocks.ts';

/**
 * Decision M4: converts points to money in the main wallet, in one movement: the house account `conversion` pays P and
 * receives the points. The contract allows whole lots only.
 * @param points a multiple of 100
 * @throws {Refusal} PLAY_PAUSED; BALANCE_TOO_LOW with too few points.
 */
export async function convert(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  memberId: string,
  points: number,
): Promise<ValueOf<(typeof pointsContract)['convert']>> {
  const [id, at, merchantCode] = [randomUUID(), now(), config.merchant];
  await refusePaused(db, memberId, at);
  const amount = (points / POINTS_PER_LOT) * MONEY_PER_LOT;
  const [purse, main] = [memberAccount(memberId, 'points'), memberAccount(memberId, 'main')];
  const { balances } = await post(db, {
    merchantCode,
    book: 'main',
    kind: 'pointsConverted',
    cause: id,
    at,
    lines: [
      { account: purse, amount: -points },
      { account: houseAccount(merchantCode, 'main', 'pointsSpent'), amount: points },
      { account: houseAccount(merchantCode, 'main', 'conversion'), amount: -amount },
      { account: main, amount },
    ],
  });
  const left = balances.get(purse.id) ?? 0;
  await db.insert(exchange).values({
    id,
    merchantCode,
    memberId,
    kind: 'points',
    quantity: points / POINTS_PER_LOT,
    points,
    amount,
    balanceAfter: left,
    status: 'approved',
    createdAt: at,
  });
  return { id, amount, points: left, balance: balances.get(main.id) ?? 0 };
}
