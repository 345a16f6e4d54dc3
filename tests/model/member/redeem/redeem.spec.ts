import { expect } from 'vitest';
import { type Exchange, pointsContract, type Reward } from '../../../../src/api/contract/member/points.ts';
import { redeemMachine } from '../../../../src/machines/member/redeem/redeem.machine.ts';
import type { RedeemInput } from '../../../../src/machines/member/redeem/redeem.rules.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { redeem, rewards, balance } = pointsContract;

export const lantern: Reward = {
  id: 'demo-reward-1',
  kind: 'goods',
  name: 'Paper lantern',
  picture: 'lantern',
  points: 1_200,
  stock: 3,
};
export const ticket: Reward = {
  id: 'a-ticket',
  kind: 'wheelTicket',
  name: 'Ticket for the wheel',
  picture: 'wheel',
  points: 200,
  stock: null,
};

/** Has the id that the console uses in its replies. */
const madeTicket = { ...ticket, id: 'text' };

/** 22/11/2026 18:30 GMT+8. */
const AT = Date.UTC(2026, 10, 22, 10, 30);
export const inProgress: Exchange = {
  id: 'x1',
  type: 'goods',
  status: 'inProgress',
  item: 'Paper lantern',
  quantity: 2,
  points: 2_400,
  amount: null,
  balanceAfter: 600,
  receiver: { address: '12/3 Tha Phae Road', nationality: 'Thai' },
  remark: null,
  createdAt: AT,
  reviewedAt: null,
};

const offer: RedeemInput = {
  language: 'EN',
  keySeed: 'seed-of-a-mall',
  reward: lantern,
  points: 3_000,
  maxPerExchange: 100,
};

const shipped = {
  receiver: { address: '12/3 Tha Phae Road', nationality: 'Thai' },
  ...{ paymentPassword: '135790', language: 'EN' },
};
const sent = { paymentPassword: '135790', language: 'EN' };
/** POINTS-05: what 3,000 points suffice for, goods with their receiver. */
const requests: Readonly<Record<string, object>> = {
  '1 of demo-reward-1 at 1200': { reward: 'demo-reward-1', quantity: 1, points: 1_200, ...shipped },
  '2 of demo-reward-1 at 1200': { reward: 'demo-reward-1', quantity: 2, points: 2_400, ...shipped },
  '1 of demo-reward-1 at 1500': { reward: 'demo-reward-1', quantity: 1, points: 1_500, ...shipped },
  '2 of demo-reward-1 at 1500': { reward: 'demo-reward-1', quantity: 2, points: 3_000, ...shipped },
  '1 of text at 200': { reward: 'text', quantity: 1, points: 200, ...sent },
  '2 of text at 200': { reward: 'text', quantity: 2, points: 400, ...sent },
};

export const redeemFlow: Flow<typeof redeemMachine> = {
  thorough: true,
  machine: () => redeemMachine,
  inputs: [offer, { ...offer, reward: madeTicket, maxPerExchange: 2 }],
  cases: {
    'redeem.type': [{ value: '2' }, { value: 'two' }],
    'redeem.step': [{ by: 1 }, { by: -1 }],
    'redeem.typeSecret': [
      { field: 'address', value: '12/3 Tha Phae Road' },
      { field: 'nationality', value: 'Thai' },
      { field: 'paymentPassword', value: '135790' },
    ],
    'redeem.submit': [{}],
    'redeem.resend': [{}],
    'redeem.checkStatus': [{}],
    'redeem.close': [{}],
  },
  eachCounts: ['redeem.step'],
  outcomes: {
    sendRedeem: [
      answers(redeem, inProgress),
      refuses(redeem, 'PAYMENT_PASSWORD_WRONG', { triesLeft: 4 }),
      refuses(redeem, 'STATUS_CHANGED'),
      ...wireFailures(redeem).slice(0, 1),
    ],
    fetchRewards: [
      answers(rewards, { list: [{ ...lantern, points: 1_500 }, madeTicket] }),
      answers(rewards, { list: [] }),
      ...wireFailures(rewards).slice(0, 1),
    ],
    fetchBalance: [answers(balance, { points: 1_500, held: 0 }), ...wireFailures(balance).slice(0, 1)],
  },
  project: ({ reward, points, typed, receiver, paymentPassword, tried, failure, exchange }) => [
    reward,
    points,
    typed,
    receiver,
    paymentPassword,
    tried,
    failure,
    exchange?.id,
  ],
  invariants: {
    'reports only points that moved or may have moved': ({ fresh }) => {
      for (const effect of fresh) expect(effect).toEqual({ told: { type: 'points.moved' } });
    },
  },
  expectations: {
    typing: ({ pending, snapshot }) =>
      expect([pending, snapshot.context.exchange, snapshot.can({ type: 'redeem.close' })]).toEqual([{}, null, true]),
    sending: ({ pending, snapshot }) => {
      const { reward, typed, failure } = snapshot.context;
      const request = requests[`${typed} of ${reward.id} at ${reward.points}`] ?? expect.unreachable();
      expect(pending).toMatchObject({ sendRedeem: { request } });
      expect([failure, snapshot.can({ type: 'redeem.close' })]).toEqual([null, false]);
    },
    'looking.rewards': ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchRewards: { request: { language: 'EN' } } });
      expect(snapshot.context.failure).toMatchObject({ code: 'STATUS_CHANGED' });
    },
    'looking.balance': ({ pending }) => expect(pending).toEqual({ fetchBalance: { request: {} } }),
    unsure: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'redeem.resend' }), snapshot.can({ type: 'redeem.close' })]).toEqual([
        {},
        true,
        false,
      ]),
    gone: ({ pending, snapshot }) => expect([pending, snapshot.context.exchange]).toEqual([{}, null]),
    done: ({ pending, snapshot: { context } }) =>
      expect([pending, context.exchange, context.paymentPassword]).toEqual([{}, inProgress, '']),
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
