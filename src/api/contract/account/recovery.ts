import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';
import { countryDialingCode, instant, mobileNum } from '../fields.ts';

const password = () => secret(z.string().check(z.trim(), z.minLength(1), z.maxLength(128)));

/** Token in the fragment of the e-mailed link, so that no server logs it. 256 bits. */
const linkToken = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

/** Password recovery. */
export const recoveryContract = {
  byEmail: defineEndpoint({
    id: 'recovery.byEmail',
    method: 'POST',
    path: '/wps/member/password/email',
    sends: 'form',
    token: false,
    encrypted: false,
    repeat: 'once',
    request: z.object({
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
      email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    }),
    /** Decision A6: the same answer whether or not the account exists. */
    value: z.null(),
    refusals: ['ACCOUNT_UNKNOWN', 'MAIL_NOT_SENT'],
    spec: '7.1 forgot password by email (API-11)',
  }),
  byPhone: defineEndpoint({
    id: 'recovery.byPhone',
    method: 'POST',
    path: '/wps/member/password/verification',
    sends: 'json',
    token: false,
    encrypted: true,
    repeat: 'once',
    /** FORGOT-11, and the dialling code of the number: without it, that of the caller's country. */
    request: z.object({
      newPassword: password(),
      mobileNum,
      countryDialingCode: z.optional(countryDialingCode),
      verificationCode: secret(z.string().check(z.trim(), z.regex(/^\d{6}$/))),
    }),
    /** FORGOT-20: a password set this way signs in. */
    value: z.object({ token: secret(z.string()) }),
    refusals: [
      'FEATURE_OFF',
      'MOBILE_INVALID',
      'SMS_CODE_WRONG',
      'SMS_CODE_EXPIRED',
      'PASSWORD_COMMON',
      'SECOND_FACTOR_NEEDED',
      'LINE_FROZEN',
    ],
    spec: '7.1 set password by phone (API-12); countryDialingCode assumed',
  }),
  link: defineEndpoint({
    id: 'recovery.link',
    method: 'POST',
    path: '/wps/ext/v1/password/link',
    sends: 'json',
    token: false,
    encrypted: true,
    repeat: 'once',
    request: z.object({ linkToken }),
    /** User name of the account, and expiry of the link. */
    value: z.object({ account: z.string(), expiresAt: instant }),
    refusals: ['LINK_DEAD'],
    spec: 'FORGOT-01; content of the email assumed',
  }),
  byLink: defineEndpoint({
    id: 'recovery.byLink',
    method: 'POST',
    path: '/wps/ext/v1/password/reset',
    sends: 'json',
    token: false,
    encrypted: true,
    repeat: 'once',
    request: z.object({ linkToken, newPassword: password(), confirmNewPassword: password() }),
    value: z.null(),
    refusals: ['LINK_DEAD', 'PASSWORD_COMMON', 'CONFIRMATION_DIFFERS'],
    spec: 'FORGOT-01; content of the email assumed',
  }),
};
