import { randomUUID } from 'node:crypto';
import type { ValueOf } from '../../src/api/contract/endpoint.ts';
import { MONEY_A_LOT, POINTS_A_LOT, type pointsContract } from '../../src/api/contract/points.ts';
import { exchange } from '../database/schema.ts';
import type { Database, ServerDeps } from '../deps.ts';
import { houseOf, purseOf } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';

/**
 * Decision M4: points become money in the main wallet, at once and in one movement: what the house gives up in P, by its
 * purse `conversion`, is for the points that it gets back. Points that make no whole lot do not come this far.
 * @param points in whole lots of 100
 * @throws {Refusal} BALANCE_TOO_LOW where there are not so many points.
 */
export async function convert(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  memberId: string,
  points: number,
): Promise<ValueOf<(typeof pointsContract)['convert']>> {
  const [id, at, merchantCode] = [randomUUID(), now(), config.merchant];
  const amount = (points / POINTS_A_LOT) * MONEY_A_LOT;
  const [purse, main] = [purseOf(memberId, 'points'), purseOf(memberId, 'main')];
  const { balances } = await post(db, {
    merchantCode,
    book: 'main',
    kind: 'pointsConverted',
    cause: id,
    at,
    lines: [
      { account: purse, amount: -points },
      { account: houseOf(merchantCode, 'main', 'pointsSpent'), amount: points },
      { account: houseOf(merchantCode, 'main', 'conversion'), amount: -amount },
      { account: main, amount },
    ],
  });
  const left = balances.get(purse.id) ?? 0;
  await db.insert(exchange).values({
    id,
    merchantCode,
    memberId,
    kind: 'points',
    quantity: points / POINTS_A_LOT,
    points,
    amount,
    balanceAfter: left,
    status: 'approved',
    createdAt: at,
  });
  return { id, amount, points: left, balance: balances.get(main.id) ?? 0 };
}
