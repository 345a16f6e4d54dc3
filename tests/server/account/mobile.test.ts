import { describe, expect, it } from 'vitest';
import { parseMobile, readMobile } from '../../../server/account/verification/mobile.ts';

describe('mobile numbers', () => {
  it.each([
    ['66', '812345678'],
    ['+66', '812345678'],
    ['66', '0812345678'],
    ['66', '081-234 5678'],
    ['66', '66812345678'],
  ])('[SMS-10] parses every spelling of +%s %s to one number', (dialingCode, digits) => {
    expect(parseMobile(dialingCode, digits)).toEqual({ dialingCode: '66', national: '812345678' });
    expect(readMobile(dialingCode, digits)).toBe('+66812345678');
  });

  it.each([
    ['66', '81234567'],
    ['66', '8123456789'],
    ['66', '212345678'],
    ['66', '0000000000'],
    ['66', '001 44 7400123456'],
    ['999', '812345678'],
    ['0', '812345678'],
    ['', ''],
    ['66', '٨١٢٣٤٥٦٧٨'.repeat(3)],
  ])('[VALID-35] refuses +%s %s, not a mobile number', (dialingCode, digits) => {
    expect(parseMobile(dialingCode, digits)).toBeNull();
    expect(readMobile(dialingCode, digits)).toBeNull();
  });
});
