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

/** The number as one string (E.164), e.g. +66812345678: what codes and limits are kept under. */
export const numberOf = ({ dialingCode, national }: Mobile): string => `+${dialingCode}${national}`;

/** What somebody typed, as one such string, or null. */
export function readMobile(dialingCode: string, digits: string): string | null {
  const mobile = parseMobile(dialingCode, digits);
  return mobile && numberOf(mobile);
}

/** Whether a text is the digits of a mobile number that may exist, dialling code first, e.g. 66812345678. */
export const isNumber = (text: string): boolean =>
  countries.some(
    ({ countryDialingCode, mobilePattern }) =>
      text.startsWith(countryDialingCode) &&
      new RegExp(`^(?:${mobilePattern})$`).test(text.slice(countryDialingCode.length)),
  );
