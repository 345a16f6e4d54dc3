import { describe, expect, it } from 'vitest';
import {
  adjustmentOf,
  amountMeant,
  amountTyped,
  type DeskAdjustContext,
  heldBy,
  isReasonSound,
} from '../../../src/machines/deskAdjust/deskAdjust.rules.ts';
import { somchai } from '../../model/deskAdjust/deskAdjust.spec.ts';

const P = 10_000;
const member = { ...somchai, main: 1_000 * P, points: 300 };
const form = { member, purse: 'main', way: 'give', typed: '50' } as const;

describe('an adjustment as it is typed', () => {
  it('of money that is given may be more than there is', () => {
    expect([amountTyped(form), amountTyped({ ...form, typed: '1,000.01' })]).toEqual([
      { amount: 50 * P },
      { amount: 10_000_100 },
    ]);
  });

  it('of money that is taken may be all there is, and no more', () => {
    const taken = (typed: string) => amountTyped({ ...form, way: 'take', typed });
    expect([taken('1,000'), taken('1,000.01')]).toEqual([
      { amount: 1_000 * P },
      { problem: { kind: 'above', most: 1_000 * P } },
    ]);
  });

  it('of points is whole, and of what there is where it is taken', () => {
    const points = (way: 'give' | 'take', typed: string) => amountTyped({ ...form, purse: 'points', way, typed });
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

  it('is of nobody who holds nothing while nobody was found', () => {
    expect([heldBy({ member: null, purse: 'main' }), heldBy({ member, purse: 'points' })]).toEqual([0, 300]);
  });

  it('is below zero where it takes', () => {
    expect([
      amountMeant(form),
      amountMeant({ ...form, way: 'take' }),
      amountMeant({ ...form, way: 'take', typed: '2,000' }),
    ]).toEqual([50 * P, -50 * P, null]);
  });

  it('has a reason of three letters to five hundred', () => {
    const sound = (reason: string) => isReasonSound({ reason });
    expect(['ab', ' ab ', 'abc', 'x'.repeat(500), ` ${'x'.repeat(500)} `, 'x'.repeat(501)].map(sound)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('goes to the server as it was meant', () => {
    const context: DeskAdjustContext = {
      ...form,
      way: 'take',
      username: ' SOMCHAI ',
      reason: ' A prize twice paid. ',
      keySeed: 'a-seed-of-sixteen',
      settled: 0,
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
