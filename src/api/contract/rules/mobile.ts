import type { Country } from '../site/ext.ts';
import type { Problem } from './problem.ts';

/** The digits of a number without what people type between them and without a leading zero. */
export const nationalDigits = (mobileNum: string): string => mobileNum.replace(/\D/g, '').replace(/^0/, '');

/** The number as a call carries it: what people write between the digits, such as brackets, stays here. */
export const sentNumber = (mobileNum: string): string => mobileNum.replace(/[^\d -]/g, '').trim();

/** What is dialled before a number of this country; empty where none is chosen. */
export const dialled = (country: Country | null): string => country?.countryDialingCode ?? '';

/**
 * The national digits of a mobile number of this country, or null. Blanks, dashes, a leading zero and the dialling code
 * before it are fine. Browser and server ask this one function, so they agree on every number.
 */
export function nationalMobile(mobileNum: string, { countryDialingCode, mobilePattern }: Country): string | null {
  if (!/^[\d\s()+-]*$/.test(mobileNum)) return null;
  const pattern = new RegExp(`^(?:${mobilePattern})$`);
  const digits = mobileNum.replace(/\D/g, '');
  const typed = digits.startsWith(countryDialingCode) ? digits.slice(countryDialingCode.length) : digits;
  return [digits, typed, typed.replace(/^0/, '')].find((number) => pattern.test(number)) ?? null;
}

/** SMS-10, VALID-35: a number has as many digits as its country's mobile numbers have, and begins like one. */
export function mobileProblem(mobileNum: string, country: Country | null): Problem | null {
  const digits = nationalDigits(mobileNum);
  if (digits === '') return { kind: 'required' };
  if (country === null) return { kind: 'country' };
  if (nationalMobile(mobileNum, country) !== null) return null;
  const { mobileLengths } = country;
  return mobileLengths.includes(digits.length) ? { kind: 'notMobile' } : { kind: 'mobile', lengths: mobileLengths };
}
