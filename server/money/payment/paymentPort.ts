import * as z from 'zod';
import type { PayTo } from '../../../src/api/contract/money/deposit.ts';

/** Amounts in 1/10,000 P. The reference is ours and makes the order idempotent. */
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

/** The provider's view of an order, polled or from a callback: all payments so far, each with the provider's id. */
export const providerReport = z.object({
  reference: z.string().max(80),
  /** `unknown`: the order never arrived. */
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

/** Payment provider. Every call rejects when no answer came; the outcome is then unknown. */
export interface PaymentPort {
  /** False when the site has no provider: it then offers no payments. */
  readonly ready: boolean;
  payIn(order: PayInOrder): Promise<PayTo>;
  payOut(order: PayOutOrder): Promise<void>;
  status(reference: string): Promise<ProviderReport>;
}
