import { AMOUNT_STEP, MAX_AMOUNT } from '../../api/contract/money/funds.ts';
import { plainDigits } from './plainDigits.ts';

/** Error of a typed amount. */
export type AmountProblem =
  | { readonly kind: 'empty' | 'noNumber' | 'tooFine' | 'nothing' | 'tooLarge' }
  /** `1.000`: thousands to one reader, decimals to another. Both readings, in 1/10,000 P. */
  | { readonly kind: 'ambiguous'; readonly grouped: number; readonly decimal: number }
  /** Below `least` or above `most`, in 1/10,000 P; or the balance is below `least`. */
  | { readonly kind: 'below' | 'outOfReach'; readonly least: number }
  | { readonly kind: 'above'; readonly most: number };

export type ParsedAmount = { readonly amount: number } | { readonly problem: AmountProblem };

interface Limits {
  readonly least?: number;
  readonly most?: number;
}

const UNITS = 10_000;
const CENTS = 100;
/** Whole and decimals, of each form that can be read in one way only. */
const FORMS = [
  // 1,250 and 1,250.50
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/,
  // 1.250,50
  /^(\d{1,3}(?:\.\d{3})+),(\d*)$/,
  // 1.250.000
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
  // 1250.50 and 1250,50
  /^(\d+)(?:[.,](\d*))?$/,
];
const TWO_WAYS = /^([1-9]\d{0,2})\.(\d{3})$/;

/**
 * Parses a typed amount of P into 1/10,000 P. Accepts Thai digits, and either sign for decimals where the amount can be
 * read in one way only; no signs, exponents or more than two decimals. A field of a language that writes the comma for
 * decimals swaps the two before (decision 052).
 */
export function parseAmount(typed: string, { least = AMOUNT_STEP, most = MAX_AMOUNT }: Limits = {}): ParsedAmount {
  const text = plainDigits(typed);
  if (text === '') return { problem: { kind: 'empty' } };
  const [, left, right] = TWO_WAYS.exec(text) ?? [];
  if (left !== undefined && right !== undefined)
    return { problem: { kind: 'ambiguous', grouped: unitsOf(left + right, ''), decimal: unitsOf(left, right) } };
  const found = FORMS.map((form) => form.exec(text)).find((match) => match !== null);
  if (!found) return { problem: { kind: 'noNumber' } };
  const [, whole = '', places = ''] = found;
  if (places.replace(/0+$/, '').length > 2) return { problem: { kind: 'tooFine' } };
  const amount = unitsOf(whole, places);
  if (amount > MAX_AMOUNT) return { problem: { kind: 'tooLarge' } };
  if (amount === 0) return { problem: { kind: 'nothing' } };
  if (amount < least) return { problem: { kind: 'below', least } };
  return amount > most ? { problem: { kind: 'above', most } } : { amount };
}

/** Decimals beyond the second are cut. */
const unitsOf = (whole: string, places: string): number =>
  Number(whole.replace(/[.,]/g, '')) * UNITS + Number(places.slice(0, 2).padEnd(2, '0')) * CENTS;

/** Formats an amount for an input: plain digits, rounded down to cents. */
export const amountToInput = (amount: number): string => {
  const cents = Math.trunc(amount / CENTS);
  return `${Math.trunc(cents / CENTS)}.${String(cents % CENTS).padStart(2, '0')}`;
};
