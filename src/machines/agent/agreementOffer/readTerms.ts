import { type AmountProblem, parseAmount } from '../../money/amount.ts';

/** Error of a typed term of an agreement. */
export type TermProblem =
  | { readonly kind: 'empty' | 'noNumber' | 'tooFine' | 'tooLarge' }
  /** Two readings of a minimum, in 1/10,000 P. */
  | Extract<AmountProblem, { readonly kind: 'ambiguous' }>
  /** Outside the limits, in millionths. */
  | { readonly kind: 'below'; readonly least: number }
  | { readonly kind: 'above'; readonly most: number };

export type TermRead = { readonly value: number } | { readonly problem: TermProblem };

const PERCENT = /^(\d+)(?:\.(\d*))?\s*%?$/;
const WHOLE = /^(?:\d{1,3}(?:,\d{3})+|\d+)$/;
const THAI_ZERO = '๐'.charCodeAt(0);
/** Decimals of one millionth in percent. */
const PLACES = 4;
/** Longer input is refused; it could not be held exactly. */
const MOST_DIGITS = 6;
const MOST_MEMBERS = 1_000_000;

const plain = (typed: string): string =>
  typed.trim().replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));

/** Parses a percentage into millionths, exactly; at most four decimals. */
export function readRate(
  typed: string,
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
): TermRead {
  const text = plain(typed);
  if (text === '') return { problem: { kind: 'empty' } };
  const [, whole = '', places = ''] = PERCENT.exec(text) ?? [];
  if (whole === '') return { problem: { kind: 'noNumber' } };
  const exact = places.replace(/0+$/, '');
  if (exact.length > PLACES) return { problem: { kind: 'tooFine' } };
  const value =
    whole.length > MOST_DIGITS ? Number.POSITIVE_INFINITY : Number(whole) * 10_000 + Number(exact.padEnd(PLACES, '0'));
  if (value < lowest) return { problem: { kind: 'below', least: lowest } };
  return value > highest ? { problem: { kind: 'above', most: highest } } : { value };
}

/** Parses a minimum amount into 1/10,000 P; empty is no requirement. */
export function readCondition(typed: string): TermRead {
  if (/^[0๐]*(?:\.[0๐]*)?$/.test(typed.trim())) return { value: 0 };
  const read = parseAmount(typed);
  if ('amount' in read) return { value: read.amount };
  if (read.problem.kind === 'ambiguous') return { problem: read.problem };
  const { kind } = read.problem;
  return { problem: { kind: kind === 'noNumber' || kind === 'tooFine' ? kind : 'tooLarge' } };
}

/** Parses a minimum of active members; empty is no requirement. */
export function readMembers(typed: string): TermRead {
  const text = plain(typed);
  if (text === '') return { value: 0 };
  if (!WHOLE.test(text)) return { problem: { kind: 'noNumber' } };
  const value = Number(text.replaceAll(',', ''));
  return value > MOST_MEMBERS ? { problem: { kind: 'tooLarge' } } : { value };
}

/** Formats a rate in millionths as percent, without trailing zeros: 12,500 is `1.25`. */
export function percentText(rate: number): string {
  const places = String(rate % 10_000)
    .padStart(PLACES, '0')
    .replace(/0+$/, '');
  return `${Math.trunc(rate / 10_000)}${places === '' ? '' : `.${places}`}`;
}
