import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { verifyPaymentPassword } from '../paymentPassword/verifyPaymentPassword.ts';
import type { Refusal } from '../refusal.ts';

/** Refuses a call before its handler runs; its writes are kept. */
export type Admission = (db: Database) => Promise<Refusal | null>;

/** Decision M5: a call marked P requires the payment password. */
export const byPaymentPassword =
  (deps: ServerDeps, memberId: string, request: unknown): Admission =>
  (db) =>
    verifyPaymentPassword(deps, db, memberId, (request as { readonly paymentPassword: string }).paymentPassword);

/** The request as stored with an idempotency key: without the payment password, not even hashed. */
export function withoutPaymentPassword(request: unknown): unknown {
  const { paymentPassword: _, ...rest } = request as { readonly paymentPassword: string };
  return rest;
}
