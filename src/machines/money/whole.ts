import { plainDigits } from './plainDigits.ts';

/** Digits with optional thousands separators, within the safe integers. */
const WHOLE = /^(\d{1,3}(,\d{3}){1,4}|\d{1,15})$/;

/** Parses a whole number; null if invalid. */
export function parseWhole(typed: string): number | null {
  const text = plainDigits(typed);
  return WHOLE.test(text) ? Number(text.replaceAll(',', '')) : null;
}
