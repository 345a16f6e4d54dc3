import * as z from 'zod/mini';
import { phoneAuth } from '../../api/contract/registration.ts';

const smsNumber = z.object({
  countryDialingCode: z.string(),
  mobileNum: z.string(),
  /** The hosted service that sends the code instead of the site's own SMS (decision A10). */
  hosted: z.optional(phoneAuth),
});
export type SmsNumber = z.infer<typeof smsNumber>;

/** A countdown that runs, as it outlives the form and a reload. */
export const countdown = z.object({
  reason: z.enum(['sent', 'tooMany']),
  /** When it ends, ms. */
  until: z.int(),
  sentTo: z.nullable(smsNumber),
  expiredMinutes: z.int(),
});
export type Countdown = z.infer<typeof countdown>;

export const smsCodeEvents = {
  /** Ask for a code to be sent to this number, which the form has found valid (SMS-10). */
  'smsCode.send': smsNumber,
  /** An earlier form, or the page before a reload, has left a countdown running. */
  'smsCode.resumed': z.object({ countdown }),
};
