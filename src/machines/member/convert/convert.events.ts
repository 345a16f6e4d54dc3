import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const convertEvents = defineEvents({
  /** Number of points, as typed. */
  'convert.type': z.object({ value: visible(z.string()) }),
  /** The maximum in whole lots. */
  'convert.useMax': emptyPayload,
  'convert.typeSecret': z.object({ field: z.literal('paymentPassword'), value: secret(z.string()) }),
  'convert.submit': emptyPayload,
  /** Outcome unknown: resend, or refresh to see the outcome. */
  'convert.resend': emptyPayload,
  'convert.checkStatus': emptyPayload,
});
