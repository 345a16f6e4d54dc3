import { describe, expect, it } from 'vitest';
import { amountOf, chosenMethod, costOf, methodOrFirst } from '../../../../src/machines/money/deposit/deposit.rules.ts';
import { methods } from '../../../model/money/deposit/deposit.spec.ts';

const P = 10_000;
const form = (method: string | null, typed: string) => ({ methods, method, typed });

describe('the rules of the deposit page', () => {
  it("[WALLET-02] accepts amounts within the method's limits, inclusive", () => {
    const read = (method: string, ...typed: readonly string[]) => typed.map((text) => amountOf(form(method, text)));
    expect(read('TRANSFER', '99.99', '100', '500,000', '500,000.01')).toEqual([
      { problem: { kind: 'below', least: 100 * P } },
      { amount: 100 * P },
      { amount: 500_000 * P },
      { problem: { kind: 'above', most: 500_000 * P } },
    ]);
    expect(read('EWALLET', '99.99', '30000.01', 'ten')).toEqual([
      { amount: 999_900 },
      { problem: { kind: 'above', most: 30_000 * P } },
      { problem: { kind: 'noNumber' } },
    ]);
  });

  it('[WALLET-02] computes fee and credited amount to the cent, for valid amounts only', () => {
    expect(costOf(form('TRANSFER', '250'))).toEqual({ fee: 0, credited: 250 * P });
    expect(costOf(form('EWALLET', '333.33'))).toEqual({ fee: 133_300, credited: 3_200_000 });
    expect([costOf(form('EWALLET', '5')), costOf(form('EWALLET', '')), costOf(form(null, '250'))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('has no method before the methods have loaded', () => {
    expect([chosenMethod({ methods: null, method: 'TRANSFER' }), chosenMethod({ methods, method: 'GONE' })]).toEqual([
      null,
      null,
    ]);
  });

  it('keeps the selected method while it is offered, else takes the first', () => {
    expect([methodOrFirst(methods, 'EWALLET'), methodOrFirst(methods, 'GONE'), methodOrFirst([], 'EWALLET')]).toEqual([
      'EWALLET',
      'TRANSFER',
      null,
    ]);
  });
});
