import { plainDigits } from './plainDigits.ts';

/** Digits, with commas between thousands or none; no more of them than a number holds exactly. */
const WHOLE = /^(\d{1,3}(,\d{3}){1,4}|\d{1,15})$/;

/** Reads a whole number of things as people type it; null where it is none. */
export function readWhole(typed: string): number | null {
  const text = plainDigits(typed);
  return WHOLE.test(text) ? Number(text.replaceAll(',', '')) : null;
}
