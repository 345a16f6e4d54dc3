import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty } from '../fields.ts';

export const captchaContract = {
  image: defineEndpoint({
    id: 'captcha.image',
    method: 'GET',
    path: '/wps/captcha',
    sends: 'nothing',
    token: false,
    encrypted: false,
    repeat: 'safe',
    /** Random, chosen by the form, and sent again with the answer; without it a cookie takes its place. */
    headers: z.object({ 'captcha-key': z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))) }),
    request: empty,
    /** A PNG in base64, without a data: prefix (CAPTCHA-01). */
    value: z.string().check(z.regex(/^iVBORw0KGgo[A-Za-z0-9+/]+=*$/)),
    refusals: [],
    spec: '7.1 captcha (API-14); header assumed',
  }),
};
