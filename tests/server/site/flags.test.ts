import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { countries } from '../../../server/site/ext/countries.ts';

describe('countries of the picker', () => {
  it('[VALID-35] have the lengths of their mobile numbers (decision A7)', () => {
    const lengths = Object.fromEntries(countries.map(({ countryCode, mobileLengths }) => [countryCode, mobileLengths]));
    expect(lengths).toMatchObject({ TH: [9], VN: [9], CN: [11], JP: [10], PH: [10], BR: [10, 11] });
    expect(Object.values(lengths).every((list) => list.length > 0)).toBe(true);
  });

  it('[COUNTRY-10] have a code, a dialling code and a name in both languages', () => {
    expect(countries).toHaveLength(20);
    expect(countries[0]).toEqual({
      countryCode: 'TH',
      countryDialingCode: '66',
      name: { EN: 'Thailand', TH: 'ไทย' },
      mobileLengths: [9],
      mobilePattern: expect.stringMatching(/^\(\?:.*\\d\{5\}$/),
    });
  });

  it.each(countries.map(({ countryCode }) => countryCode))('[COUNTRY-09] have a small flag, %s', async (code) => {
    const flag = await readFile(`public/flags/${code}.svg`, 'utf8');
    expect(flag).toMatch(/^<svg [^>]*viewBox="0 0 640 480"/);
    expect(flag.length).toBeLessThan(2500);
  });
});
