import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';

/** Decision M5: attempts, lock time, and the wait for withdrawals after a reset. */
export const PAYMENT_TRIES = 5;
export const PAYMENT_LOCK_MS = 30 * 60_000;
export const WITHDRAWAL_HOLD_MS = 24 * 60 * 60_000;

/** Six digits; the `paymentPassword` field of every call marked P. */
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
      /** Null if not locked. */
      lockedUntil: z.nullable(instant),
      /** Null if there is no wait. */
      withdrawalsFrom: z.nullable(instant),
      /** Destination of a code, last four digits only; null without a mobile number. */
      mobile: z.nullable(z.string()),
      /** The account's email address, masked; null without one. */
      email: z.nullable(z.string()),
      /** Server time, which these instants refer to. */
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
    /** Sent to the member's own mobile number; validity in minutes. */
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
    /** First payment password, or a new one after forgetting it: then withdrawals wait. */
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
