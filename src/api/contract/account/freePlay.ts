import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { empty, money } from '../fields.ts';

/** Demo account without registration. */
export const freePlayContract = {
  login: defineEndpoint({
    id: 'freePlay.login',
    method: 'POST',
    path: '/wps/session/login/freeplay',
    sends: 'nothing',
    token: false,
    encrypted: false,
    repeat: 'once',
    /** Decision W6: the device's system, the platform, 16 random bytes as a JWE used once, and the gateway's version. */
    headers: z.object({
      os: z.string().check(z.minLength(1), z.maxLength(64)),
      platform: z.literal('W'),
      'x-random': z.string().check(z.minLength(1), z.maxLength(4096)),
      'gateway-version': z.literal('3'),
    }),
    request: empty,
    /** `balance` is play money in books of its own. */
    value: z.object({ token: secret(z.string()), balance: money }),
    refusals: ['FEATURE_OFF', 'SEAL_REJECTED'],
    spec: '7.1 free play login (API-13); decision W6',
  }),
};
