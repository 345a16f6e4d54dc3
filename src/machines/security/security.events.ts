import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { nothing } from '../support/events.ts';

/** All of them are secret while they are typed, and afterwards. */
export const securityField = z.enum([
  'loginPassword',
  'verificationCode',
  'paymentPassword',
  'newPaymentPassword',
  'paymentPasswordAgain',
]);
export type SecurityField = z.infer<typeof securityField>;

export const securityEvents = {
  'security.retry': nothing,
  /** The first payment password, or a new one for somebody who forgot it. */
  'security.set': nothing,
  /** Another one in the place of the old. */
  'security.change': nothing,
  'security.typeSecret': z.object({ field: securityField, value: secret(z.string()) }),
  'security.requestCode': nothing,
  'security.submit': nothing,
  'security.cancel': nothing,
};
