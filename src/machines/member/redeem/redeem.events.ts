import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** Shipping data is as secret as the payment password. */
export const redeemSecret = z.enum(['address', 'nationality', 'paymentPassword']);
export type RedeemSecret = z.infer<typeof redeemSecret>;

export const redeemEvents = defineEvents({
  /** Quantity, as typed. */
  'redeem.type': z.object({ value: visible(z.string()) }),
  /** One more or one fewer. */
  'redeem.step': z.object({ by: z.union([z.literal(1), z.literal(-1)]) }),
  'redeem.typeSecret': z.object({ field: redeemSecret, value: secret(z.string()) }),
  'redeem.submit': emptyPayload,
  /** Outcome unknown: resend, or refresh to see the outcome. */
  'redeem.resend': emptyPayload,
  'redeem.checkStatus': emptyPayload,
  'redeem.close': emptyPayload,
});

/** Sent to the page once points have moved, or may have. */
export interface PointsMoved {
  readonly type: 'points.moved';
}
