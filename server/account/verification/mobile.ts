import { nationalMobile } from '../../../src/api/contract/rules/mobile.ts';
import { countries } from '../../site/ext/countries.ts';

export interface Mobile {
  /** Digits only, e.g. 66. */
  readonly dialingCode: string;
  /** National digits without a leading zero, e.g. 812345678. */
  readonly national: string;
}

/** Parses a valid mobile number under this dialling code, or null (VALID-35). Same rules as the form. */
export function parseMobile(dialingCode: string, digits: string): Mobile | null {
  const countryDialingCode = dialingCode.replace(/^\+/, '');
  const country = countries.find((known) => known.countryDialingCode === countryDialingCode);
  const national = country ? nationalMobile(digits, country) : null;
  return national === null ? null : { dialingCode: countryDialingCode, national };
}

/** E.164, e.g. +66812345678: the key of codes and limits. */
export const numberOf = ({ dialingCode, national }: Mobile): string => `+${dialingCode}${national}`;

/** Parses input to E.164, or null. */
export function readMobile(dialingCode: string, digits: string): string | null {
  const mobile = parseMobile(dialingCode, digits);
  return mobile && numberOf(mobile);
}

/** Whether a text is the digits of a valid mobile number, dialling code first, e.g. 66812345678. */
export const isNumber = (text: string): boolean =>
  countries.some(
    ({ countryDialingCode, mobilePattern }) =>
      text.startsWith(countryDialingCode) &&
      new RegExp(`^(?:${mobilePattern})$`).test(text.slice(countryDialingCode.length)),
  );
