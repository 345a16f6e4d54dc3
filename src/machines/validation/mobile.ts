import type { Country } from '../../api/contract/ext.ts';
import type { Problem } from './problem.ts';

/** The digits of a number without what people type between them and without a leading zero. */
export const nationalDigits = (mobileNum: string): string => mobileNum.replace(/\D/g, '').replace(/^0/, '');

/** The number as a call carries it: what people write between the digits, such as brackets, stays here. */
export const sentNumber = (mobileNum: string): string => mobileNum.replace(/[^\d -]/g, '').trim();

/** SMS-10, VALID-35: a number has as many digits as its country's mobile numbers have. */
export function mobileProblem(mobileNum: string, country: Country | null): Problem | null {
  const digits = nationalDigits(mobileNum);
  if (digits === '') return { kind: 'required' };
  if (country === null) return { kind: 'country' };
  const lengths = country.mobileLengths;
  const fits = lengths.length === 0 ? digits.length >= 4 : lengths.includes(digits.length);
  return fits ? null : { kind: 'mobile', lengths };
}
