import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../src/ui/kit/money.ts';

/** Parses an amount back into 1/10,000 P, independently. */
function unitsOf(text: string): bigint {
  const [, minus, points, cents] = /^(−?)P ([0-9,]+)\.([0-9]{2})$/.exec(text) ?? [];
  const units = (BigInt((points ?? '').replaceAll(',', '')) * 100n + BigInt(cents ?? '')) * 100n;
  return minus ? -units : units;
}

describe('an amount', () => {
  it.each([
    [12_345_000, 'P 1,234.50'],
    [0, 'P 0.00'],
    [100, 'P 0.01'],
    [2_900, 'P 0.29'],
    [10_000_000_000, 'P 1,000,000.00'],
    [-1_200_000, '−P 120.00'],
  ])('[WALLET-07] [WALLET-08] [CONST-29] [CONST-30] of %i units is shown as %s', (units, text) => {
    expect(formatMoney(units)).toEqual(text);
  });

  it.each([
    [99, 'P 0.00'],
    [-99, 'P 0.00'],
    [19_999, 'P 1.99'],
    [-19_999, '−P 1.99'],
  ])('[WALLET-07] truncates toward zero: %i units are shown as %s', (units, text) => {
    expect(formatMoney(units)).toEqual(text);
  });

  it.each([
    [1_200_000, '+P 120.00'],
    [-1_200_000, '−P 120.00'],
    [0, 'P 0.00'],
    [99, 'P 0.00'],
  ])('signed, of %i units, is shown as %s', (units, text) => {
    expect(formatMoney(units, { signed: true })).toEqual(text);
  });

  it('[WALLET-07] [CONST-29] has two decimals, grouped thousands and exact cents for any number of units', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (units) => {
        const text = formatMoney(units);
        expect(text).toMatch(/^−?P [0-9]{1,3}(,[0-9]{3})*\.[0-9]{2}$/);
        expect(unitsOf(text)).toEqual((BigInt(units) / 100n) * 100n);
      }),
    );
  });
});
