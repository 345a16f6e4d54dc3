import * as z from 'zod/mini';
import { shareOf } from './computeBill.ts';
import { limitByWagering } from './limitByWagering.ts';

/** What comes back of a week's net loss (PROD-07). */
export const cashBackTerms = z.object({
  /** Of the net loss, in millionths. */
  rate: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** At most so much a week, in 1/10,000 P. */
  most: z.int().check(z.nonnegative()),
  /** So many times the cash back are to be valid bets of the same week; with fewer it is lower. */
  wagering: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export type CashBackTerms = z.infer<typeof cashBackTerms>;

export const defaultCashBack: CashBackTerms = { rate: 50_000, most: 50_000_000, wagering: 500 };

/** Cash back of a week, in 1/10,000 P, and its limit where that is less than the rate gives. */
export function cashBackOf(
  terms: CashBackTerms,
  { loss, validBet }: { readonly loss: number; readonly validBet: number },
): { readonly amount: number; readonly limit: number | null } {
  const [share, limit] = [
    shareOf(Math.max(0, loss), terms.rate),
    limitByWagering(terms.most, terms.wagering, validBet),
  ];
  return { amount: Math.min(share, limit), limit: limit < share ? limit : null };
}
