import { describe, expect, it } from 'vitest';
import type { Country } from '../../../src/api/contract/ext.ts';
import { mobileProblem, nationalDigits } from '../../../src/machines/validation/mobile.ts';

const country = (mobileLengths: number[]): Country => ({
  countryCode: 'TH',
  countryDialingCode: '66',
  name: { EN: 'Thailand', TH: 'ไทย' },
  mobileLengths,
});

describe('a mobile number', () => {
  it('counts without what people type between the digits and without a leading zero', () => {
    expect([' 081-234 5678 ', '(081) 2345678', '812345678', '00'].map(nationalDigits)).toEqual([
      '812345678',
      '812345678',
      '812345678',
      '0',
    ]);
  });

  it.each([
    ['[VALID-35] has as many digits as its country says', '0812345678', [9], null],
    ['[VALID-35] has not one less', '081234567', [9], { kind: 'mobile', lengths: [9] }],
    ['[VALID-35] has not one more', '08123456789', [9], { kind: 'mobile', lengths: [9] }],
    ['[VALID-35] has any of several lengths', '11987654321', [10, 11], null],
    ['has four digits at least where the country does not say', '123', [], { kind: 'mobile', lengths: [] }],
    ['may have any number of digits from four where the country does not say', '1234', [], null],
    ['is wanted', ' - ', [9], { kind: 'required' }],
  ] as const)('%s', (_title, mobileNum, lengths, problem) => {
    expect(mobileProblem(mobileNum, country([...lengths]))).toEqual(problem);
  });

  it('is right for no country at all while the countries are not known', () => {
    expect([mobileProblem('0812345678', null), mobileProblem('', null)]).toEqual([
      { kind: 'country' },
      { kind: 'required' },
    ]);
  });
});
