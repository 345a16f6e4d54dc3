import { describe, expect, it } from 'vitest';
import { amountToInput, parseAmount } from '../../../src/machines/money/amount.ts';

const P = 10_000;

describe('parsing an amount', () => {
  it.each([
    ['1', 1 * P],
    [' 250 ', 250 * P],
    ['0.01', 100],
    ['12.5', 125_000],
    ['12.50', 125_000],
    ['12.5000', 125_000],
    ['12.', 120_000],
    ['007', 7 * P],
    ['1,200', 1_200 * P],
    ['1,234,567.89', 12_345_678_900],
    ['๑,๒๐๐.๕', 12_005_000],
    ['100,50', 1_005_000],
    ['1,5', 15_000],
    ['1,000', 1_000 * P],
    ['1.000,50', 10_005_000],
    ['1.000.000', 1_000_000 * P],
    ['1.234.567,89', 12_345_678_900],
    ['0.500', 5_000],
  ])('parses %j as %i (1/10,000 P)', (typed, amount) => expect(parseAmount(typed)).toEqual({ amount }));

  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['ten', 'noNumber'],
    ['-5', 'noNumber'],
    ['+5', 'noNumber'],
    ['.5', 'noNumber'],
    ['1e3', 'noNumber'],
    ['1,20,300', 'noNumber'],
    ['1,000.000,5', 'noNumber'],
    ['1234,567', 'tooFine'],
    ['1 200', 'noNumber'],
    ['5P', 'noNumber'],
    ['1.2.3', 'noNumber'],
    ['0.001', 'tooFine'],
    ['12.5001', 'tooFine'],
    ['0', 'nothing'],
    ['0.00', 'nothing'],
    ['99999999999999999999', 'tooLarge'],
  ])('refuses %j: %s', (typed, kind) => expect(parseAmount(typed)).toEqual({ problem: { kind } }));

  it.each([
    ['1.000', 1_000 * P, 1 * P],
    ['12.500', 12_500 * P, 125_000],
    ['999.999', 999_999 * P, 9_999_900],
  ])('refuses %j, which two readers read in two ways', (typed, grouped, decimal) =>
    expect(parseAmount(typed)).toEqual({ problem: { kind: 'ambiguous', grouped, decimal } }),
  );

  it('accepts the minimum and the maximum, and refuses one cent beyond', () => {
    const limits = { least: 100 * P, most: 500 * P };
    expect(['99.99', '100', '500', '500.01'].map((typed) => parseAmount(typed, limits))).toEqual([
      { problem: { kind: 'below', least: 100 * P } },
      { amount: 100 * P },
      { amount: 500 * P },
      { problem: { kind: 'above', most: 500 * P } },
    ]);
  });

  it("accepts at most the ledger's maximum", () => {
    expect([parseAmount('1,000,000,000'), parseAmount('1,000,000,000.01')].map((read) => 'amount' in read)).toEqual([
      true,
      false,
    ]);
  });
});

describe('formatting an amount for an input', () => {
  it.each([
    [0, '0.00'],
    [100, '0.01'],
    [1_000, '0.10'],
    [125_000, '12.50'],
    [12_345_678_900, '1234567.89'],
    [199, '0.01'],
  ])('formats %i as %s, and parses it back rounded down to cents', (amount, text) => {
    expect(amountToInput(amount)).toBe(text);
    if (amount > 0) expect(parseAmount(text)).toEqual({ amount: amount - (amount % 100) });
  });
});
