import * as z from 'zod/mini';
import { secret } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** All of them are secret. */
export const securityField = z.enum([
  'loginPassword',
  'verificationCode',
  'paymentPassword',
  'newPaymentPassword',
  'paymentPasswordAgain',
]);
export type SecurityField = z.infer<typeof securityField>;

export const securityEvents = defineEvents({
  'security.retry': emptyPayload,
  /** Set the first payment password, or a new one after forgetting it. */
  'security.set': emptyPayload,
  /** Change the payment password. */
  'security.change': emptyPayload,
  'security.typeSecret': z.object({ field: securityField, value: secret(z.string()) }),
  'security.requestCode': emptyPayload,
  'security.submit': emptyPayload,
  'security.cancel': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
