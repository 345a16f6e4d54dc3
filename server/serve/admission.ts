import type { Database } from '../database/database.ts';
import type { Refusal } from '../refusal.ts';

/** Refuses a call before its handler runs; its writes are kept. */
export type Admission = (db: Database) => Promise<Refusal | null>;

/** What is done in the transaction of a call, once everything slow is done. */
export interface PreparedCall {
  readonly admission: Admission | null;
  readonly run: (db: Database) => Promise<unknown>;
}

/** The request as stored with an idempotency key: without the payment password, not even hashed. */
export function withoutPaymentPassword(request: unknown): unknown {
  const { paymentPassword: _, ...rest } = request as { readonly paymentPassword: string };
  return rest;
}
