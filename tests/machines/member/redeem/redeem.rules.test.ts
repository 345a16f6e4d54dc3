import { describe, expect, it } from 'vitest';
import {
  isMissing,
  isStale,
  isValid,
  maxQuantity,
  nextQuantity,
  quantityProblem,
  type RedeemContext,
  requestOf,
} from '../../../../src/machines/member/redeem/redeem.rules.ts';
import { lantern, ticket } from '../../../model/member/redeem/redeem.spec.ts';

const context: RedeemContext = {
  language: 'TH',
  keySeed: 'seed',
  keyIndex: 0,
  reward: lantern,
  points: 3_000,
  maxPerExchange: 100,
  typed: '2',
  receiver: { address: '12/3 Tha Phae Road', nationality: 'Thai' },
  paymentPassword: '135790',
  tried: false,
  failure: null,
  exchange: null,
};

describe('the exchange form', () => {
  it.each([
    ['2', null],
    ['๒', null],
    ['3', { kind: 'short', points: 600 }],
    ['4', { kind: 'above', most: 3 }],
    ['0', { kind: 'noNumber' }],
    ['', { kind: 'noNumber' }],
    ['1.5', { kind: 'noNumber' }],
    ['-1', { kind: 'noNumber' }],
  ])('quantity %j of a reward with three in stock: %j', (typed, problem) => {
    expect(quantityProblem({ ...context, typed })).toEqual(problem);
  });

  it('[POINTS-09] limits an unlimited reward to the maximum of one exchange', () => {
    const endless = { ...context, reward: ticket, points: 1_000_000 };
    expect(maxQuantity(endless)).toBe(100);
    expect(quantityProblem({ ...endless, typed: '101' })).toEqual({ kind: 'above', most: 100 });
    expect(quantityProblem({ ...context, reward: { ...lantern, stock: 0 } })).toEqual({ kind: 'soldOut' });
  });

  it('steps the quantity by one within the limits', () => {
    const steps = (typed: string) => ([1, -1] as const).map((by) => nextQuantity({ ...context, typed }, by));
    expect([steps('1'), steps('2'), steps('3'), steps('x'), steps('9')]).toEqual([
      [2, null],
      [3, 1],
      [null, 2],
      [1, null],
      [null, null],
    ]);
  });

  it.each([
    ['address', '', 'Thai'],
    ['address', '   ', 'Thai'],
    ['nationality', '12/3 Tha Phae Road', ''],
  ] as const)('[ERR-39] [POINTS-06] requires the %s for goods only', (field, address, nationality) => {
    const receiver = { address, nationality };
    expect([isMissing(receiver, field), isValid({ ...context, receiver })]).toEqual([true, false]);
    expect(isValid({ ...context, receiver, reward: ticket })).toBe(true);
  });

  it('[POINTS-04] requires a payment password of six digits', () => {
    const sound = ['135790', '13579', '1357901', '๑๓๕๗๙๐', ''].map((paymentPassword) =>
      isValid({ ...context, paymentPassword }),
    );
    expect(sound).toEqual([true, false, false, false, false]);
  });

  it('[API-57] sends the total on screen, and shipping data only for goods', () => {
    const asked = { reward: 'demo-reward-1', quantity: 2, points: 2_400, paymentPassword: '135790', language: 'TH' };
    expect(requestOf(context)).toEqual({ ...asked, receiver: context.receiver });
    expect(requestOf({ ...context, reward: ticket })).toEqual({ ...asked, reward: 'a-ticket', points: 400 });
  });

  it('refreshes after refusals about price, stock or points', () => {
    const codes = ['NOT_FOUND', 'STATUS_CHANGED', 'OUT_OF_STOCK', 'BALANCE_TOO_LOW', 'RECEIVER_MISSING'] as const;
    const stale = codes.filter((code) => isStale({ kind: 'refused', code, message: '', details: null }));
    expect(stale).toEqual(codes.slice(0, 4));
    expect(isStale({ kind: 'offline' })).toBe(false);
  });
});
