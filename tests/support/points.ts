import { houseAccount, memberAccount } from '../../server/money/ledger/account.ts';
import { post } from '../../server/money/ledger/post.ts';
import type { OperatorAct } from '../../server/money/withdraw/operatorActs.ts';
import type { RequestOf, ValueOf } from '../../src/api/contract/endpoint.ts';
import { type Exchange, pointsContract } from '../../src/api/contract/member/points.ts';
import { newKey, PAYMENT_PASSWORD } from './payments.ts';
import type { Player } from './player.ts';
import type { Reference } from './reference.ts';

export const HOME = { address: '12/3 ถนนท่าแพ เชียงใหม่ 50100', nationality: 'ไทย' };

type Redeem = RequestOf<(typeof pointsContract)['redeem']>;

/** Orders one lantern, delivered, by default. */
export const redeem = ({ api }: Player, more: Partial<Redeem> = {}, idempotencyKey = newKey()): Promise<Exchange> =>
  api(pointsContract.redeem, {
    request: {
      reward: 'demo-reward-1',
      quantity: 1,
      points: 1_200,
      receiver: HOME,
      paymentPassword: PAYMENT_PASSWORD,
      language: 'EN',
      ...more,
    },
    idempotencyKey,
  });

export const convert = (
  { api }: Player,
  points: number,
  { idempotencyKey = newKey(), paymentPassword = PAYMENT_PASSWORD } = {},
): Promise<ValueOf<(typeof pointsContract)['convert']>> =>
  api(pointsContract.convert, { request: { points, paymentPassword }, idempotencyKey });

export const balanceOf = ({ api }: Player) => api(pointsContract.balance, { request: {} });

/** Credits points to a member. */
export const givePoints = ({ db, deps: { config, now } }: Reference, username: string, amount: number) =>
  db.transaction((transaction) =>
    post(transaction, {
      merchantCode: config.merchant,
      book: 'main',
      kind: 'pointsEarned',
      at: now(),
      lines: [
        { account: memberAccount(`demo-${username}`, 'points'), amount },
        { account: houseAccount(config.merchant, 'main', 'pointsIssued'), amount: -amount },
      ],
    }),
  );

type Review = (deps: Reference['deps'], db: Reference['db'], id: string, act: OperatorAct) => Promise<void>;

/** Reviews an exchange as an operator. */
export const review = (server: Reference, how: Review, id: string, remark: string | null = null): Promise<void> =>
  server.db.transaction((db) => how(server.deps, db, id, { operator: 'op1', at: server.now(), remark }));
