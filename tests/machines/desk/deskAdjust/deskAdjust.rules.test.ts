import { describe, expect, it } from 'vitest';
import {
  adjustmentOf,
  amountTyped,
  balanceOf,
  type DeskAdjustContext,
  isReasonValid,
  signedAmount,
} from '../../../../src/machines/desk/deskAdjust/deskAdjust.rules.ts';
import { somchai } from '../../../model/desk/deskAdjust/deskAdjust.spec.ts';

const P = 10_000;
const member = { ...somchai, main: 1_000 * P, points: 300 };
const form = { member, purse: 'main', direction: 'give', typed: '50' } as const;

describe('the adjustment form', () => {
  it('allows a credit above the balance', () => {
    expect([amountTyped(form), amountTyped({ ...form, typed: '1,000.01' })]).toEqual([
      { amount: 50 * P },
      { amount: 10_000_100 },
    ]);
  });

  it('limits a money debit to the balance', () => {
    const taken = (typed: string) => amountTyped({ ...form, direction: 'take', typed });
    expect([taken('1,000'), taken('1,000.01')]).toEqual([
      { amount: 1_000 * P },
      { problem: { kind: 'above', most: 1_000 * P } },
    ]);
  });

  it('requires whole points, and limits a debit to the balance', () => {
    const points = (way: 'give' | 'take', typed: string) =>
      amountTyped({ ...form, purse: 'points', direction: way, typed });
    expect([points('give', '301'), points('give', '1.5'), points('give', 'ten')]).toEqual([
      { amount: 301 },
      { problem: { kind: 'noNumber' } },
      { problem: { kind: 'noNumber' } },
    ]);
    expect([points('take', '300'), points('take', '301')]).toEqual([
      { amount: 300 },
      { problem: { kind: 'tooLarge' } },
    ]);
  });

  it('has balance 0 before a member is found', () => {
    expect([balanceOf({ member: null, purse: 'main' }), balanceOf({ member, purse: 'points' })]).toEqual([0, 300]);
  });

  it('is negative for a debit', () => {
    expect([
      signedAmount(form),
      signedAmount({ ...form, direction: 'take' }),
      signedAmount({ ...form, direction: 'take', typed: '2,000' }),
    ]).toEqual([50 * P, -50 * P, null]);
  });

  it('requires a reason of 3 to 500 characters', () => {
    const sound = (reason: string) => isReasonValid({ reason });
    expect(['ab', ' ab ', 'abc', 'x'.repeat(500), ` ${'x'.repeat(500)} `, 'x'.repeat(501)].map(sound)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('builds the request', () => {
    const context: DeskAdjustContext = {
      ...form,
      direction: 'take',
      username: ' SOMCHAI ',
      reason: ' A prize twice paid. ',
      keySeed: 'a-seed-of-sixteen',
      keyIndex: 0,
      tried: true,
      failure: null,
      made: null,
    };
    expect(adjustmentOf(context)).toEqual({
      username: 'somchai',
      purse: 'main',
      amount: -50 * P,
      reason: 'A prize twice paid.',
    });
  });
});
