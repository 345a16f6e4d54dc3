import * as z from 'zod';
import type { PayTo } from '../../src/api/contract/deposit.ts';

/** Amounts in 1/10,000 P. The reference is ours: the same one a second time is the same order. */
export interface PayInOrder {
  readonly reference: string;
  readonly amount: number;
  readonly kind: 'bank' | 'qr' | 'ewallet';
}

export interface PayOutOrder {
  readonly reference: string;
  readonly amount: number;
  readonly account: { readonly bankCode: string; readonly holderName: string; readonly number: string };
}

/** What a provider says of an order, asked or in a callback: all payments so far, each under a number of its own. */
export const providerReport = z.object({
  reference: z.string().max(80),
  /** `unknown` is an order that never arrived. */
  state: z.enum(['unknown', 'open', 'paid', 'failed']),
  payments: z
    .array(
      z.object({
        id: z.string().min(1).max(120),
        amount: z.int().positive().max(1e15),
        at: z.int().nonnegative().max(1e15),
      }),
    )
    .max(100),
});
export type ProviderReport = z.infer<typeof providerReport>;

/** Whoever moves money in and out. Every call rejects when no answer came; then the order may or may not stand. */
export interface PaymentPort {
  /** False where the site is configured without a provider: nothing is promised then. */
  readonly ready: boolean;
  payIn(order: PayInOrder): Promise<PayTo>;
  payOut(order: PayOutOrder): Promise<void>;
  status(reference: string): Promise<ProviderReport>;
}
