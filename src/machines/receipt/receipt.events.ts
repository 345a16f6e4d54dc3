import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

/** What the member says of a payment: WD-02…04. */
export const receiptAnswer = z.enum(['received', 'partly', 'not']);
export type ReceiptAnswer = z.infer<typeof receiptAnswer>;

export const receiptEvents = {
  'receipt.retry': nothing,
  'receipt.refresh': nothing,
  'receipt.choose': z.object({ answer: receiptAnswer }),
  /** WD-07: how much has come. */
  'receipt.type': z.object({ value: z.string() }),
  'receipt.removeProof': z.object({ index: z.int() }),
  /** An automatic receipt is said to be wrong. */
  'receipt.dispute': nothing,
  'receipt.leaveDispute': nothing,
  'receipt.submit': nothing,
  'receipt.again': nothing,
  'receipt.look': nothing,
  'receipt.close': nothing,
};

/** A picture that shows what has, or has not, come. */
export interface Proof {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly file: File;
}

/** Pictures have been chosen. A file is no data, so no form can make one up. */
export interface ProofsAdded {
  readonly type: 'receipt.addProofs';
  readonly proofs: readonly Proof[];
}
