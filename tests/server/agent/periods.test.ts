import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeFrom, payPeriodAt, settledSpanAt } from '../../../server/agent/settlement/periods.ts';
import { agreementKind } from '../../../src/api/contract/agent/agreement.ts';
import { payPeriod } from '../../../src/api/contract/rules/agreementTerms.ts';

/** An instant of a clock in GMT+8. */
const at = (text: string): number => Date.parse(`${text}+08:00`);
const told = ({ from, to }: { readonly from: number; readonly to: number }): readonly string[] =>
  [from, to].map((edge) => new Date(edge + 8 * 3_600_000).toISOString().replace(':00.000Z', ''));

describe('pay periods', () => {
  it.each([
    ['daily', '2026-03-01T00:00:00.000', '2026-03-01T00:00', '2026-03-02T00:00'],
    ['daily', '2026-02-28T23:59:59.999', '2026-02-28T00:00', '2026-03-01T00:00'],
    // A Monday, and the Sunday before it.
    ['weekly', '2026-11-23T00:00:00.000', '2026-11-23T00:00', '2026-11-30T00:00'],
    ['weekly', '2026-11-22T23:59:59.999', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['weekly', '2027-01-01T12:00:00.000', '2026-12-28T00:00', '2027-01-04T00:00'],
    ['semimonthly', '2026-04-15T23:59:59.999', '2026-04-01T00:00', '2026-04-16T00:00'],
    ['semimonthly', '2026-04-16T00:00:00.000', '2026-04-16T00:00', '2026-05-01T00:00'],
    ['semimonthly', '2028-02-29T23:59:59.999', '2028-02-16T00:00', '2028-03-01T00:00'],
    ['semimonthly', '2027-02-28T23:59:59.999', '2027-02-16T00:00', '2027-03-01T00:00'],
    ['semimonthly', '2026-12-31T23:59:59.999', '2026-12-16T00:00', '2027-01-01T00:00'],
    ['monthly', '2028-02-29T12:00:00.000', '2028-02-01T00:00', '2028-03-01T00:00'],
    ['monthly', '2026-12-31T23:59:59.999', '2026-12-01T00:00', '2027-01-01T00:00'],
    ['monthly', '2027-01-01T00:00:00.000', '2027-01-01T00:00', '2027-02-01T00:00'],
  ] as const)('[CONTRACT-11] [CONST-27] %s: %s is in %s to %s', (period, instant, from, to) => {
    expect(told(payPeriodAt(period, at(instant)))).toEqual([from, to]);
  });

  it.each([
    ['realTime', '2026-11-22T10:04:59.999', '2026-11-22T10:00', '2026-11-22T10:05'],
    ['realTime', '2026-11-22T10:05:00.000', '2026-11-22T10:05', '2026-11-22T10:10'],
    ['hourly', '2026-11-22T10:59:59.999', '2026-11-22T10:00', '2026-11-22T11:00'],
    ['daily', '2026-11-22T00:00:00.000', '2026-11-22T00:00', '2026-11-23T00:00'],
    ['dividend', '2026-11-22T00:00:00.000', '2026-11-01T00:00', '2026-12-01T00:00'],
  ] as const)('[CONST-28] what %s is settled by at %s', (kind, instant, from, to) => {
    expect(told(settledSpanAt(kind, 'monthly', at(instant)))).toEqual([from, to]);
  });

  it('[CONTRACT-11] follow each other without gaps and cover every instant', () => {
    const instants = fc.integer({ min: at('2020-01-01T00:00'), max: at('2040-01-01T00:00') });
    fc.assert(
      fc.property(
        fc.constantFrom(...agreementKind.options),
        fc.constantFrom(...payPeriod.options),
        instants,
        (kind, period, instant) => {
          const span = settledSpanAt(kind, period, instant);
          expect(span.from <= instant && instant < span.to).toBe(true);
          expect(settledSpanAt(kind, period, span.to).from).toBe(span.to);
          expect(settledSpanAt(kind, period, span.from - 1).to).toBe(span.from);
          expect(edgeFrom(kind, period, instant)).toBe(instant === span.from ? instant : span.to);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
