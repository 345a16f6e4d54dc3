import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '../../../../src/api/contract/refusal.ts';
import type { ApiFailure } from '../../../../src/api/failure.ts';
import {
  downlineProblem,
  hasRateToGive,
  isRemarkTooLong,
  isValid,
  limitsOf,
  type OfferContext,
  type OfferTerms,
  offerRequest,
  readTiers,
  refusedField,
  type TypedTier,
} from '../../../../src/machines/agent/agreementOffer/agreementOffer.rules.ts';
import { type OfferDayProblem, offerDayProblems } from '../../../../src/machines/agent/agreementOffer/offerDays.ts';
import {
  percentText,
  readCondition,
  readMembers,
  readRate,
} from '../../../../src/machines/agent/agreementOffer/readTerms.ts';

const limits = { lowest: 50_000, highest: 300_000 };
const terms: OfferTerms = { lowestRate: 50_000, highestRate: 120_000, mostTiers: 10, periods: ['monthly'] };
const typed = (tier: Partial<TypedTier>): TypedTier => ({ rate: '', validBet: '', loss: '', members: '', ...tier });

describe('parsing a rate', () => {
  it.each([
    ['5', 50_000],
    [' 12.5 % ', 125_000],
    ['30.0000', 300_000],
    ['7.0001', 70_001],
    ['๑๒.๕', 125_000],
    ['12.50000', 125_000],
    ['12.5000000', 125_000],
  ])('[CONTRACT-02] parses %s as exactly %i millionths', (text, value) => {
    expect(readRate(text, limits)).toEqual({ value });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['ten', { kind: 'noNumber' }],
    ['-5', { kind: 'noNumber' }],
    ['1e1', { kind: 'noNumber' }],
    ['5.00001', { kind: 'tooFine' }],
    ['4.9999', { kind: 'below', least: 50_000 }],
    ['30.0001', { kind: 'above', most: 300_000 }],
    ['99999999999999999999', { kind: 'above', most: 300_000 }],
  ])('[CONTRACT-02] refuses %s', (text, problem) => expect(readRate(text, limits)).toEqual({ problem }));

  it.each([
    [1, '0.0001'],
    [500, '0.05'],
    [12_500, '1.25'],
    [100_000, '10'],
    [300_000, '30'],
  ])('formats %i millionths as percent without trailing zeros', (rate, text) => {
    expect(percentText(rate)).toBe(text);
    expect(readRate(text, { lowest: 1, highest: 300_000 })).toEqual({ value: rate });
  });
});

describe('parsing a condition', () => {
  it.each([
    ['', { value: 0 }],
    ['0.00', { value: 0 }],
    [' 0 ', { value: 0 }],
    [' ', { value: 0 }],
    ['50,000.5', { value: 500_005_000 }],
    ['12.3456', { problem: { kind: 'tooFine' } }],
    ['1.234', { problem: { kind: 'ambiguous', grouped: 12_340_000, decimal: 12_300 } }],
    ['much', { problem: { kind: 'noNumber' } }],
    ['9999999999', { problem: { kind: 'tooLarge' } }],
  ])('parses money: "%s"', (text, read) => expect(readCondition(text)).toEqual(read));

  it.each([
    ['', { value: 0 }],
    ['1,200', { value: 1_200 }],
    ['๕', { value: 5 }],
    ['2.5', { problem: { kind: 'noNumber' } }],
    ['1000000', { value: 1_000_000 }],
    ['1000001', { problem: { kind: 'tooLarge' } }],
  ])('parses a number of members: "%s"', (text, read) => expect(readMembers(text)).toEqual(read));
});

describe('the tiers of an offer', () => {
  it("[CONTRACT-02] limits rates to the kind's minimum and the member's own rate", () => {
    expect(limitsOf({ kind: 'dividend', terms })).toEqual({ lowest: 50_000, highest: 120_000 });
    expect(readTiers({ kind: 'dividend', terms, tiers: [typed({ rate: '12.5' })] })).toEqual([
      { tier: null, problems: { rate: { kind: 'above', most: 120_000 } }, falls: false },
    ]);
    expect([hasRateToGive({ kind: 'dividend', terms }), hasRateToGive({ kind: 'dividend', terms: null })]).toEqual([
      true,
      false,
    ]);
    expect(
      [49_999, 50_000].map((highestRate) => hasRateToGive({ kind: 'dividend', terms: { ...terms, highestRate } })),
    ).toEqual([false, true]);
    expect(limitsOf({ kind: 'dividend', terms: { ...terms, lowestRate: 60_000 } })).toEqual({
      lowest: 60_000,
      highest: 120_000,
    });
  });

  it('[CONTRACT-02] requires each tier to ask for at least as much as the previous one and pay more', () => {
    const fallsOf = (...tiers: readonly Partial<TypedTier>[]) =>
      readTiers({ kind: 'dividend', terms, tiers: tiers.map(typed) }).map(({ falls }) => falls);
    expect(fallsOf({ rate: '6' }, { rate: '6' })).toEqual([false, true]);
    expect(fallsOf({ rate: '6', members: '3' }, { rate: '7', members: '2' })).toEqual([false, true]);
    expect(fallsOf({ rate: '6', loss: '10' }, { rate: '7', loss: '10' }, { rate: '8', validBet: '1' })).toEqual([
      false,
      false,
      true,
    ]);
    // An invalid tier is not compared with its neighbours.
    expect(fallsOf({ rate: '6' }, { rate: 'x' }, { rate: '5' })).toEqual([false, false, false]);
  });

  it('reports the error of every field', () => {
    const [read] = readTiers({
      kind: 'dividend',
      terms,
      tiers: [{ rate: '', validBet: 'x', loss: '0.001', members: '-1' }],
    });
    expect(read?.problems).toEqual({
      rate: { kind: 'empty' },
      validBet: { kind: 'noNumber' },
      loss: { kind: 'tooFine' },
      members: { kind: 'noNumber' },
    });
  });

  it("requires a recipient and limits the remark's length", () => {
    expect([' ', 'agent2', 'x'.repeat(64), 'x'.repeat(65)].map((downline) => downlineProblem({ downline }))).toEqual([
      'empty',
      null,
      null,
      'tooLong',
    ]);
    expect(
      ['x'.repeat(140), ` ${'x'.repeat(140)} `, 'x'.repeat(141)].map((remark) => isRemarkTooLong({ remark })),
    ).toEqual([false, false, true]);
  });
});

describe('an offer', () => {
  const offer: OfferContext = {
    kind: 'dividend',
    keySeed: 'a-seed-of-sixteen',
    keyIndex: 0,
    terms,
    downline: ' agent2 ',
    remark: ' for the season ',
    tiers: [typed({ rate: '6' }), typed({ rate: '7', members: '3' })],
    period: 'monthly',
    start: '',
    end: '',
    today: '2026-11-22',
    tried: false,
    failure: null,
    offered: null,
  };

  it('[CONTRACT-02] sends the parsed values, trimmed', () => {
    expect([isValid(offer), offerRequest(offer)]).toEqual([
      true,
      {
        do: 'offer',
        downline: 'agent2',
        tiers: [
          { rate: 60_000, minValidBet: 0, minLoss: 0, minActiveMembers: 0 },
          { rate: 70_000, minValidBet: 0, minLoss: 0, minActiveMembers: 3 },
        ],
        period: 'monthly',
        start: null,
        end: null,
        remark: 'for the season',
      },
    ]);
  });

  it.each<[what: string, wrong: Partial<OfferContext>]>([
    ['nothing to give', { terms: { ...terms, highestRate: 0 } }],
    ['nobody', { downline: '' }],
    ['a long remark', { remark: 'x'.repeat(141) }],
    ['a day that was', { start: '2026-11-21' }],
    ['an end too soon', { end: '2026-11-22' }],
    ['a tier that cannot be read', { tiers: [typed({ rate: '6' }), typed({ rate: 'x' })] }],
    ['a tier that asks for less', { tiers: [typed({ rate: '7' }), typed({ rate: '6' })] }],
  ])('[CONTRACT-02] does not send an offer with %s', (_, wrong) => expect(isValid({ ...offer, ...wrong })).toBe(false));

  it('leaves out an invalid tier', () => {
    expect(offerRequest({ ...offer, tiers: [typed({ rate: 'x' })] })).toMatchObject({ tiers: [] });
  });
});

describe('a refusal', () => {
  const refused = (code: RefusalCode, fields?: string[]): ApiFailure => ({
    kind: 'refused',
    code,
    message: '',
    details: fields ? { fields } : null,
  });

  it.each<[what: string, failure: ApiFailure | null, field: ReturnType<typeof refusedField>]>([
    ['of nobody', null, null],
    ['that is none', { kind: 'offline' }, null],
    ['of a name that nobody below has', refused('NOT_FOUND'), 'downline'],
    ['of an end before a whole period', refused('INVALID_FIELDS', ['start', 'end']), 'end'],
    ['of another field', refused('INVALID_FIELDS', ['remark']), null],
    ['of no field that is named', refused('INVALID_FIELDS'), null],
    ['of an end by another name', refused('NOT_ALLOWED', ['end']), null],
  ])('%s shows at its field', (_, failure, field) => expect(refusedField(failure)).toBe(field));
});

describe('the dates of an offer', () => {
  it.each<[start: string, end: string, first: OfferDayProblem | null, last: OfferDayProblem | null]>([
    ['', '', null, null],
    ['2026-11-22', '', null, null],
    ['2026-11-21', '', 'past', null],
    ['-', '-', 'noDay', 'noDay'],
    ['2100-01-01', '2026-02-30', 'noDay', 'noDay'],
    ['', '2026-11-22', null, 'afterToday'],
    ['', '2026-11-23', null, null],
    ['2026-12-01', '2026-12-01', null, 'afterStart'],
    ['2026-12-01', '2026-12-02', null, null],
    ['2026-11-01', '2026-11-10', 'past', 'afterToday'],
    ['2026-11-01', '2026-11-23', 'past', null],
  ])('[CONTRACT-02] "%s" to "%s": %s, %s', (start, end, first, last) => {
    expect(offerDayProblems({ start, end, today: '2026-11-22' })).toEqual({ start: first, end: last });
  });
});
