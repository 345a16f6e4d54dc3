import { describe, expect, it } from 'vitest';
import {
  dialled,
  mobileProblem,
  nationalDigits,
  nationalMobile,
  sentNumber,
} from '../../../src/api/contract/rules/mobile.ts';
import type { Country } from '../../../src/api/contract/site/ext.ts';

const thailand: Country = {
  countryCode: 'TH',
  countryDialingCode: '66',
  name: { EN: 'Thailand', TH: 'ไทย' },
  mobileLengths: [9],
  mobilePattern: '[689]\\d{8}',
};
const brazil: Country = {
  countryCode: 'BR',
  countryDialingCode: '55',
  name: { EN: 'Brazil', TH: 'บราซิล' },
  mobileLengths: [10, 11],
  mobilePattern: '[1-9]{2}(?:7|9\\d)\\d{7}',
};

describe('a mobile number', () => {
  it('ignores separators and a leading zero', () => {
    expect([' 081-234 5678 ', '(081) 2345678', '812345678', '812 340 678', '00'].map(nationalDigits)).toEqual([
      '812345678',
      '812345678',
      '812345678',
      '812340678',
      '0',
    ]);
  });

  it('has the dialling code of its country, or none without a country', () => {
    expect([thailand, brazil, null].map(dialled)).toEqual(['66', '55', '']);
  });

  it.each([
    ['[VALID-35] has as many digits as its country says', '0812345678', thailand, null],
    ['[VALID-35] may have the dialling code before it', '+66 81 234 5678', thailand, null],
    ['[VALID-35] has not one less', '081234567', thailand, { kind: 'mobile', lengths: [9] }],
    ['[VALID-35] has not one more', '08123456789', thailand, { kind: 'mobile', lengths: [9] }],
    ['[VALID-35] has any of several lengths', '11987654321', brazil, null],
    ['[VALID-35] begins like one', '0212345678', thailand, { kind: 'notMobile' }],
    ['holds no letters', '081234567O8', thailand, { kind: 'notMobile' }],
    ['is wanted', ' - ', thailand, { kind: 'required' }],
  ] as const)('%s', (_title, mobileNum, country, problem) => {
    expect(mobileProblem(mobileNum, country)).toEqual(problem);
  });

  it.each([
    ['812345678', '812345678'],
    ['0812345678', '812345678'],
    ['66812345678', '812345678'],
    ['660812345678', '812345678'],
    ['8102345678', null],
    ['668102345678', null],
    ['0000000000', null],
    ['', null],
  ])('is parsed alike however typed: %s', (typed, national) => {
    expect(nationalMobile(typed, thailand)).toBe(national);
  });

  it('is sent with the spaces and dashes as typed, and no other separators', () => {
    expect([' (081) 234-5678 ', '+66 81 234 5678'].map(sentNumber)).toEqual(['081 234-5678', '66 81 234 5678']);
  });

  it('waits for the list of countries', () => {
    expect([mobileProblem('812345678', null), mobileProblem('', null)]).toEqual([
      { kind: 'country' },
      { kind: 'required' },
    ]);
  });
});
