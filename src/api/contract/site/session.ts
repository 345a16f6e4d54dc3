import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { countryDialingCode, empty, mobileNum } from '../fields.ts';

const short = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** LOGIN-09, 10: what a login by name sends. `human` is the answer of the human verification (decision A2). */
const byUsername = z.object({
  type: z.literal('username'),
  username: short(64),
  password: secret(z.string().check(z.trim(), z.minLength(1), z.maxLength(128))),
  captcha: secret(z.optional(z.string().check(z.trim(), z.maxLength(12)))),
  human: z.string().check(z.minLength(1), z.maxLength(4096)),
});

/** LOGIN-11: what a login by SMS code sends. */
const bySms = z.object({
  type: z.literal('sms'),
  countryDialingCode,
  mobileNum,
  verificationCode: secret(z.string().check(z.trim(), z.regex(/^\d{6}$/))),
  captcha: secret(z.optional(z.string().check(z.trim(), z.maxLength(12)))),
});

export const sessionContract = {
  login: defineEndpoint({
    id: 'session.login',
    method: 'POST',
    path: '/wps/session/login',
    sends: 'json',
    token: false,
    encrypted: true,
    repeat: 'once',
    headers: z.object({
      /** Where the login happens; the agent area takes agents only (LOGIN-31). */
      'login-area': z._default(z.enum(['site', 'agent']), 'site'),
      /** The key under which this form asked for its captcha (`captcha.image`). */
      'captcha-key': z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
    }),
    request: z.discriminatedUnion('type', [byUsername, bySms]),
    value: z.object({
      token: secret(z.string()),
      firstTimeLogin: z.boolean(),
      passwordExpired: z.boolean(),
    }),
    refusals: [
      'BAD_CREDENTIALS',
      'NOT_A_MEMBER',
      'NOT_AN_AGENT',
      'NON_AGENT_LOGIN',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
      'HUMAN_CHECK_FAILED',
      'FEATURE_OFF',
      'SMS_CODE_WRONG',
      'SMS_CODE_EXPIRED',
      'MOBILE_INVALID',
      'SECOND_FACTOR_NEEDED',
      'LINE_FROZEN',
    ],
    spec: '7.1 login (API-05); headers and human assumed',
  }),
  logout: defineEndpoint({
    id: 'session.logout',
    method: 'DELETE',
    path: '/wps/session/logout',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'once',
    request: empty,
    value: z.null(),
    refusals: [],
    spec: '7.1 logout (API-16)',
  }),
};
