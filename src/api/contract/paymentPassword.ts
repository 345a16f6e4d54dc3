import * as z from 'zod/mini';
import { defineEndpoint, secret } from './endpoint.ts';
import { empty, instant } from './fields.ts';

/** Decision M5: how often it may be wrong, for how long it is locked then, and how long withdrawals wait after a reset. */
export const PAYMENT_TRIES = 5;
export const PAYMENT_LOCK_MS = 30 * 60_000;
export const WITHDRAWALS_WAIT_MS = 24 * 60 * 60_000;

/** Six digits. The field of every call marked P, under the name `paymentPassword`. */
export const paymentPassword = () => secret(z.string().check(z.regex(/^[0-9]{6}$/)));

const loginPassword = () => secret(z.string().check(z.trim(), z.minLength(1), z.maxLength(128)));
const code = () => secret(z.string().check(z.trim(), z.regex(/^[0-9]{6}$/)));

export const paymentPasswordContract = {
  status: defineEndpoint({
    id: 'paymentPassword.status',
    method: 'GET',
    path: '/wps/ext/v1/payment-password',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: z.object({
      isSet: z.boolean(),
      triesLeft: z.int(),
      /** Null while it is not locked. */
      lockedUntil: z.nullable(instant),
      /** Null while withdrawals need not wait. */
      withdrawalsFrom: z.nullable(instant),
      /** Where a code would go, with the last four digits only; null without a mobile number. */
      mobile: z.nullable(z.string()),
      /** The server's clock, which these instants are of. */
      serverTime: instant,
    }),
    refusals: ['NEED_TRUE_ACCOUNT'],
    spec: 'assumed: decision M5',
  }),
  sendCode: defineEndpoint({
    id: 'paymentPassword.sendCode',
    method: 'POST',
    path: '/wps/ext/v1/payment-password/code',
    sends: 'nothing',
    token: true,
    encrypted: false,
    repeat: 'once',
    request: empty,
    /** To the member's own mobile number, and good for so many minutes. */
    value: z.object({ mobile: z.string(), expiredMinutes: z.int() }),
    refusals: ['NEED_TRUE_ACCOUNT', 'MOBILE_MISSING', 'MOBILE_INVALID', 'SMS_TOO_MANY', 'SMS_NOT_SENT'],
    spec: 'assumed: decision M5',
  }),
  set: defineEndpoint({
    id: 'paymentPassword.set',
    method: 'POST',
    path: '/wps/ext/v1/payment-password/set',
    sends: 'json',
    token: true,
    encrypted: true,
    repeat: 'once',
    /** The first one, and a new one for somebody who forgot it: then withdrawals wait. */
    request: z.object({
      loginPassword: loginPassword(),
      verificationCode: code(),
      newPaymentPassword: paymentPassword(),
    }),
    value: z.object({ withdrawalsFrom: z.nullable(instant) }),
    refusals: [
      'NEED_TRUE_ACCOUNT',
      'LOGIN_PASSWORD_WRONG',
      'MOBILE_MISSING',
      'SMS_CODE_WRONG',
      'SMS_CODE_EXPIRED',
      'PASSWORD_COMMON',
    ],
    spec: 'assumed: decision M5',
  }),
  change: defineEndpoint({
    id: 'paymentPassword.change',
    method: 'POST',
    path: '/wps/ext/v1/payment-password/change',
    sends: 'json',
    token: true,
    encrypted: true,
    paymentPassword: true,
    repeat: 'once',
    request: z.object({ paymentPassword: paymentPassword(), newPaymentPassword: paymentPassword() }),
    value: z.null(),
    refusals: ['NEED_TRUE_ACCOUNT', 'PASSWORD_COMMON', 'PASSWORD_UNCHANGED'],
    spec: 'assumed: decision M5',
  }),
};
