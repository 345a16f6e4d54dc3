import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { country } from '../../../api/contract/site/ext.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const loginMethod = z.enum(['username', 'sms']);
export type LoginMethod = z.infer<typeof loginMethod>;

export const openField = z.enum(['username', 'mobileNum']);
export const secretField = z.enum(['password', 'captcha', 'verificationCode']);
export type LoginField = z.infer<typeof openField> | z.infer<typeof secretField>;

/** What the merchant offers for login; may arrive after the form, which a deep link opens first. */
export const loginSettings = z.object({
  features: z.object({ smsLogin: z.boolean(), forcedPasswordChange: z.boolean() }),
  countries: z.array(country),
  country: z.nullable(country),
});
export type LoginSettings = z.infer<typeof loginSettings>;

export const loginEvents = defineEvents({
  'modal.settings': z.object({ settings: loginSettings }),
  'login.type': z.object({ field: openField, value: visible(z.string()) }),
  'login.typeSecret': z.object({ field: secretField, value: secret(z.string()) }),
  /** A field lost focus: from now on it shows its error. */
  'login.leaveField': z.object({ field: z.union([openField, secretField]) }),
  'login.chooseMethod': z.object({ method: loginMethod }),
  'login.remember': z.object({ remember: z.boolean() }),
  'login.requestCode': emptyPayload,
  'login.refreshCaptcha': emptyPayload,
  'login.submit': emptyPayload,
  /** Log in with a passkey of this browser. */
  'login.passkey': emptyPayload,
  /** Switch to another form. */
  'login.goTo': z.object({ form: z.enum(['register', 'forgot']) }),
  'login.close': emptyPayload,
});
