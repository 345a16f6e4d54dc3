import { AMOUNT_STEP, MAX_AMOUNT } from '../../api/contract/funds.ts';
import { plainDigits } from './plainDigits.ts';

/** Error of a typed amount. */
export type AmountProblem =
  | { readonly kind: 'empty' | 'noNumber' | 'tooFine' | 'nothing' | 'tooLarge' }
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
/** Digits, optional thousands separators, at most two decimals. */
const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;

/** Parses a typed amount of P into 1/10,000 P. Accepts Thai digits; no signs, exponents or more than two decimals. */
export function parseAmount(typed: string, { least = AMOUNT_STEP, most = MAX_AMOUNT }: Limits = {}): ParsedAmount {
  const text = plainDigits(typed);
  if (text === '') return { problem: { kind: 'empty' } };
  const found = NUMBER.exec(text);
  if (found === null) return { problem: { kind: 'noNumber' } };
  const [, whole = '', places = ''] = found;
  if (places.replace(/0+$/, '').length > 2) return { problem: { kind: 'tooFine' } };
  const amount = Number(whole.replaceAll(',', '')) * UNITS + Number(places.slice(0, 2).padEnd(2, '0')) * CENTS;
  if (amount > MAX_AMOUNT) return { problem: { kind: 'tooLarge' } };
  if (amount === 0) return { problem: { kind: 'nothing' } };
  if (amount < least) return { problem: { kind: 'below', least } };
  return amount > most ? { problem: { kind: 'above', most } } : { amount };
}

/** Formats an amount for an input: plain digits, rounded down to cents. */
export const amountToInput = (amount: number): string => {
  const cents = Math.trunc(amount / CENTS);
  return `${Math.trunc(cents / CENTS)}.${String(cents % CENTS).padStart(2, '0')}`;
};
