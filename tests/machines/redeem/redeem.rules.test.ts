import { describe, expect, it } from 'vitest';
import {
  isMissing,
  isSound,
  isStale,
  mostOf,
  quantityProblem,
  type RedeemContext,
  requestOf,
  stepped,
} from '../../../src/machines/redeem/redeem.rules.ts';
import { lantern, ticket } from '../../model/redeem/redeem.spec.ts';

const context: RedeemContext = {
  language: 'TH',
  keySeed: 'seed',
  settled: 0,
  reward: lantern,
  points: 3_000,
  mostAtOnce: 100,
  typed: '2',
  receiver: { address: '12/3 Tha Phae Road', nationality: 'Thai' },
  paymentPassword: '135790',
  tried: false,
  failure: null,
  exchange: null,
};

describe('an exchange', () => {
  it.each([
    ['2', null],
    ['๒', null],
    ['3', { kind: 'short', points: 600 }],
    ['4', { kind: 'above', most: 3 }],
    ['0', { kind: 'noNumber' }],
    ['', { kind: 'noNumber' }],
    ['1.5', { kind: 'noNumber' }],
    ['-1', { kind: 'noNumber' }],
  ])('of %j of a reward with three left says %j', (typed, problem) => {
    expect(quantityProblem({ ...context, typed })).toEqual(problem);
  });

  it('[POINTS-09] takes no more than one exchange may, of a reward that does not run out', () => {
    const endless = { ...context, reward: ticket, points: 1_000_000 };
    expect(mostOf(endless)).toBe(100);
    expect(quantityProblem({ ...endless, typed: '101' })).toEqual({ kind: 'above', most: 100 });
    expect(quantityProblem({ ...context, reward: { ...lantern, stock: 0 } })).toEqual({ kind: 'soldOut' });
  });

  it('goes up and down by one, within what there is', () => {
    const steps = (typed: string) => ([1, -1] as const).map((by) => stepped({ ...context, typed }, by));
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
  ] as const)('[ERR-39] [POINTS-06] misses the %s of goods, and of nothing else', (field, address, nationality) => {
    const receiver = { address, nationality };
    expect([isMissing(receiver, field), isSound({ ...context, receiver })]).toEqual([true, false]);
    expect(isSound({ ...context, receiver, reward: ticket })).toBe(true);
  });

  it('[POINTS-04] wants the six digits of the payment password', () => {
    const sound = ['135790', '13579', '1357901', '๑๓๕๗๙๐', ''].map((paymentPassword) =>
      isSound({ ...context, paymentPassword }),
    );
    expect(sound).toEqual([true, false, false, false, false]);
  });

  it('[API-57] asks for the total that was shown, and for a receiver only where something is sent', () => {
    const asked = { reward: 'demo-reward-1', quantity: 2, points: 2_400, paymentPassword: '135790', language: 'TH' };
    expect(requestOf(context)).toEqual({ ...asked, receiver: context.receiver });
    expect(requestOf({ ...context, reward: ticket })).toEqual({ ...asked, reward: 'a-ticket', points: 400 });
  });

  it('looks again where price, stock or points were others', () => {
    const codes = ['NOT_FOUND', 'STATUS_CHANGED', 'OUT_OF_STOCK', 'BALANCE_TOO_LOW', 'RECEIVER_MISSING'] as const;
    const stale = codes.filter((code) => isStale({ kind: 'refused', code, message: '', details: null }));
    expect(stale).toEqual(codes.slice(0, 4));
    expect(isStale({ kind: 'offline' })).toBe(false);
  });
});
