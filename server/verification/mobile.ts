import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** The parser throws for any other. */
const dialingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

export interface Mobile {
  /** Digits only, e.g. 66. */
  readonly dialingCode: string;
  /** National digits without a leading zero, e.g. 812345678. */
  readonly national: string;
}

/** A mobile number that may exist under this dialling code, or null. Blanks, dashes and a leading zero are fine. */
export function parseMobile(dialingCode: string, digits: string): Mobile | null {
  const defaultCallingCode = dialingCode.replace(/\D/g, '');
  if (!dialingCodes.has(defaultCallingCode)) return null;
  const number = parsePhoneNumberFromString(digits.replace(/[\s-]/g, ''), { defaultCallingCode });
  if (!number?.isValid() || number.countryCallingCode !== defaultCallingCode) return null;
  return { dialingCode: defaultCallingCode, national: number.nationalNumber };
}

/** The same as one string, e.g. +66812345678: what codes and limits are kept under. */
export function readMobile(dialingCode: string, digits: string): string | null {
  const mobile = parseMobile(dialingCode, digits);
  return mobile && `+${mobile.dialingCode}${mobile.national}`;
}
