import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** The member's answers about a payment: WD-02…04. */
export const receiptAnswer = z.enum(['received', 'partly', 'not']);
export type ReceiptAnswer = z.infer<typeof receiptAnswer>;

export const receiptEvents = defineEvents({
  'page.language': z.object({ language: languageCode }),
  'receipt.retry': emptyPayload,
  'receipt.refresh': emptyPayload,
  'receipt.choose': z.object({ answer: receiptAnswer }),
  /** WD-07: the amount that arrived. */
  'receipt.type': z.object({ value: visible(z.string()) }),
  'receipt.removeProof': z.object({ index: z.int() }),
  /** Dispute of an automatic receipt. */
  'receipt.dispute': emptyPayload,
  'receipt.leaveDispute': emptyPayload,
  'receipt.submit': emptyPayload,
  'receipt.resend': emptyPayload,
  'receipt.checkStatus': emptyPayload,
  'receipt.close': emptyPayload,
});

/** A picture as evidence. */
export interface Proof {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly file: File;
}

/** Pictures were chosen. Files are not data, so no generated form can send this. */
export interface ProofsAdded {
  readonly type: 'receipt.addProofs';
  readonly proofs: readonly Proof[];
}
