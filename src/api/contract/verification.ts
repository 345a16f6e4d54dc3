import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countryDialingCode, mobileNum } from './fields.ts';

export const verificationContract = {
  smsLogin: defineEndpoint({
    id: 'verification.smsLogin',
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    sends: 'json',
    token: false,
    encrypted: false,
    repeat: 'once',
    request: z.object({ mobileNum, countryDialingCode }),
    /** SMS-02, 03: how long the code is good for; without it one minute counts. */
    value: z.object({ expiredMinutes: z.optional(z.int().check(z.positive())) }),
    refusals: ['SMS_TOO_MANY', 'SMS_NOT_SENT', 'MOBILE_INVALID', 'FEATURE_OFF'],
    spec: '7.1 SMS login code (API-06)',
  }),
};
