import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { countryDialingCode, mobileNum } from '../fields.ts';

const sendRefusals = ['SMS_TOO_MANY', 'SMS_NOT_SENT', 'MOBILE_INVALID', 'FEATURE_OFF'] as const;

const sendCall = {
  method: 'POST',
  sends: 'json',
  token: false,
  encrypted: false,
  repeat: 'once',
  /** SMS-02, 03: how long the code is good for; without it one minute counts. */
  value: z.object({ expiredMinutes: z.optional(z.int().check(z.positive())) }),
} as const;

export const verificationContract = {
  smsLogin: defineEndpoint({
    ...sendCall,
    id: 'verification.smsLogin',
    path: '/wps/verification/sms/noLogin',
    request: z.object({ mobileNum, countryDialingCode }),
    refusals: ['REGISTER_FIRST', ...sendRefusals],
    spec: '7.1 SMS login code (API-06)',
  }),
  smsRegister: defineEndpoint({
    ...sendCall,
    id: 'verification.smsRegister',
    path: '/wps/verification/sms/register',
    /** API-18: `mobileNo`, not `mobileNum`. */
    request: z.object({ mobileNo: mobileNum, countryDialingCode }),
    refusals: sendRefusals,
    spec: '7.1 SMS for register (API-18)',
  }),
  smsForgot: defineEndpoint({
    ...sendCall,
    id: 'verification.smsForgot',
    path: '/wps/ext/v1/verification/sms/forgot',
    request: z.object({ mobileNum, countryDialingCode }),
    refusals: ['REGISTER_FIRST', ...sendRefusals],
    spec: 'FORGOT-02; decision W13',
  }),
};
