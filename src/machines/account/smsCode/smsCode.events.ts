import * as z from 'zod/mini';
import { phoneAuth } from '../../../api/contract/account/registration.ts';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents } from '../../support/events.ts';

const smsNumber = z.object({
  countryDialingCode: visible(z.string()),
  mobileNum: visible(z.string()),
  /** The hosted service that sends codes instead of the site's own SMS (decision A10). */
  hosted: z.optional(phoneAuth),
});
export type SmsNumber = z.infer<typeof smsNumber>;

/** A running countdown; survives form and reload. */
export const countdown = z.object({
  reason: z.enum(['sent', 'tooMany']),
  /** End, ms. */
  until: z.int(),
  sentTo: z.nullable(smsNumber),
  expiredMinutes: z.int(),
});
export type Countdown = z.infer<typeof countdown>;

export const smsCodeEvents = defineEvents({
  /** Send a code to this number, which the form has validated (SMS-10). */
  'smsCode.send': smsNumber,
  /** An earlier form, or the page before a reload, has left a running countdown. */
  'smsCode.resumed': z.object({ countdown }),
});
