import { nationalMobile } from '../../src/api/contract/rules/mobile.ts';
import { countries } from '../ext/countries.ts';

export interface Mobile {
  /** Digits only, e.g. 66. */
  readonly dialingCode: string;
  /** National digits without a leading zero, e.g. 812345678. */
  readonly national: string;
}

/** A mobile number that may exist under this dialling code, or null (VALID-35). Reads what the form reads. */
export function parseMobile(dialingCode: string, digits: string): Mobile | null {
  const countryDialingCode = dialingCode.replace(/^\+/, '');
  const country = countries.find((known) => known.countryDialingCode === countryDialingCode);
  const national = country ? nationalMobile(digits, country) : null;
  return national === null ? null : { dialingCode: countryDialingCode, national };
}

/** The same as one string, e.g. +66812345678: what codes and limits are kept under. */
export function readMobile(dialingCode: string, digits: string): string | null {
  const mobile = parseMobile(dialingCode, digits);
  return mobile && `+${mobile.dialingCode}${mobile.national}`;
}
