import { readRate, type TermProblem } from '../agreementOffer/readTerms.ts';

interface RateLimits {
  /** In millionths. */
  readonly least: number;
  /** Null while rebates are switched off (ROLE-19): nothing is asked, and 0 is sent. */
  readonly most: number | null;
}

/** A typed rebate in millionths, or what is wrong with it. */
export function typedRate(
  typed: string,
  { least, most }: RateLimits,
): { readonly rate: number; readonly problem: TermProblem | null } {
  if (most === null) return { rate: 0, problem: null };
  const read = readRate(typed, { lowest: least, highest: most });
  return 'value' in read ? { rate: read.value, problem: null } : { rate: 0, problem: read.problem };
}
