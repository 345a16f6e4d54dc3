import { LARGEST, STEP } from '../../api/contract/funds.ts';
import { plainDigits } from './plainDigits.ts';

/** What is wrong with an amount that somebody has typed. */
export type AmountProblem =
  | { readonly kind: 'empty' | 'noNumber' | 'tooFine' | 'nothing' | 'tooLarge' }
  /** Less than `least`, or more than `most`, in 1/10,000 P; or there is too little for `least`. */
  | { readonly kind: 'below' | 'outOfReach'; readonly least: number }
  | { readonly kind: 'above'; readonly most: number };

export type AmountTyped = { readonly amount: number } | { readonly problem: AmountProblem };

interface Limits {
  readonly least?: number;
  readonly most?: number;
}

const UNITS = 10_000;
const CENTS = 100;
/** Digits, with commas between thousands or none, and two places at most. */
const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;

/**
 * Reads an amount of P as people type it, into 1/10,000 P. Thai digits count as what they are; signs, exponents and more
 * than two places do not.
 */
export function readAmount(typed: string, { least = STEP, most = LARGEST }: Limits = {}): AmountTyped {
  const text = plainDigits(typed);
  if (text === '') return { problem: { kind: 'empty' } };
  const found = NUMBER.exec(text);
  if (found === null) return { problem: { kind: 'noNumber' } };
  const [, whole = '', places = ''] = found;
  if (places.replace(/0+$/, '').length > 2) return { problem: { kind: 'tooFine' } };
  const amount = Number(whole.replaceAll(',', '')) * UNITS + Number(places.slice(0, 2).padEnd(2, '0')) * CENTS;
  if (amount > LARGEST) return { problem: { kind: 'tooLarge' } };
  if (amount === 0) return { problem: { kind: 'nothing' } };
  if (amount < least) return { problem: { kind: 'below', least } };
  return amount > most ? { problem: { kind: 'above', most } } : { amount };
}

/** An amount as one would type it: the whole of it, without commas. What is below a cent is left out. */
export const typedAmount = (amount: number): string => {
  const cents = Math.trunc(amount / CENTS);
  return `${Math.trunc(cents / CENTS)}.${String(cents % CENTS).padStart(2, '0')}`;
};
