import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { nothing } from '../support/events.ts';

/** Where goods are sent to is as secret as the payment password. */
export const redeemSecret = z.enum(['address', 'nationality', 'paymentPassword']);
export type RedeemSecret = z.infer<typeof redeemSecret>;

export const redeemEvents = {
  /** How many, as it is typed. */
  'redeem.type': z.object({ value: z.string() }),
  /** One more, or one fewer. */
  'redeem.step': z.object({ by: z.union([z.literal(1), z.literal(-1)]) }),
  'redeem.typeSecret': z.object({ field: redeemSecret, value: secret(z.string()) }),
  'redeem.submit': nothing,
  /** No answer has come: send the same again, or see what has become of it. */
  'redeem.again': nothing,
  'redeem.look': nothing,
  'redeem.close': nothing,
};

/** What a form tells the page once points have moved, or may have. */
export interface PointsMoved {
  readonly type: 'points.moved';
}
