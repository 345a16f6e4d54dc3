import type { Database, Refusal, ServerDeps } from '../deps.ts';
import { judgePaymentPassword } from '../paymentPassword/judgePaymentPassword.ts';

/** Tells before a handler runs why it may not; what is written to tell it stays. */
export type Admission = (db: Database) => Promise<Refusal | null>;

/** Decision M5: a call marked P runs for who knows the payment password. */
export const byPaymentPassword =
  (deps: ServerDeps, memberId: string, request: unknown): Admission =>
  (db) =>
    judgePaymentPassword(deps, db, memberId, (request as { readonly paymentPassword: string }).paymentPassword);

/** The request as the key of a call remembers it: not even a hash of six digits stays. */
export function withoutPaymentPassword(request: unknown): unknown {
  const { paymentPassword: _, ...rest } = request as { readonly paymentPassword: string };
  return rest;
}
