import type { PaymentAnswer, PaymentReport, PaymentRequest } from '../../../protocol/payments.ts';

/** The provider has ordered nothing, and never will by this reference. */
export class OrderRefused extends Error {}

/** Amounts in 1/10,000 P. The reference is ours and makes the order idempotent. */
export type PayInOrder = Omit<PaymentRequest<'deposit'>, 'returnUrl'>;
export type PayOutOrder = PaymentRequest<'payout'>;

/** Payment provider. Every call rejects when no answer came; the outcome is then unknown. */
export interface PaymentPort {
  /** False when the site has no provider: it then offers no payments. */
  readonly ready: boolean;
  /** @throws {OrderRefused} */
  payIn(order: PayInOrder): Promise<PaymentAnswer<'deposit'>>;
  /** @throws {OrderRefused} */
  payOut(order: PayOutOrder): Promise<void>;
  /** All that the provider knows of an order, by the reference. */
  status(reference: string): Promise<PaymentReport>;
  /** Methods and banks. */
  offers(): Promise<PaymentAnswer<'methods'>>;
  /** A page of all payments of a span. */
  paymentsOf(span: PaymentRequest<'day'>): Promise<PaymentAnswer<'day'>>;
}
