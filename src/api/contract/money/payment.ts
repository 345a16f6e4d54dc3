import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const paymentContract = {
  callback: defineEndpoint({
    id: 'payment.callback',
    method: 'POST',
    path: '/wps/ext/v1/payment/callback',
    sends: 'json',
    token: false,
    encrypted: false,
    repeat: 'once',
    /** The provider's message as the exact signed text; HMAC-SHA-256 in hex. */
    request: z.object({
      text: z.string().check(z.maxLength(16_384)),
      signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    value: z.null(),
    refusals: [],
    spec: 'assumed: issue 6, payment port',
  }),
};
