import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { country } from '../../api/contract/ext.ts';
import { nothing } from '../support/events.ts';

export const loginMethod = z.enum(['username', 'sms']);
export type LoginMethod = z.infer<typeof loginMethod>;

export const openField = z.enum(['username', 'mobileNum']);
export const secretField = z.enum(['password', 'captcha', 'verificationCode']);
export type LoginField = z.infer<typeof openField> | z.infer<typeof secretField>;

/** What the merchant offers to a login. It may come after the form: a deep link opens it first. */
export const loginSettings = z.object({
  features: z.object({ smsLogin: z.boolean(), forcedPasswordChange: z.boolean() }),
  countries: z.array(country),
  country: z.nullable(country),
});
export type LoginSettings = z.infer<typeof loginSettings>;

export const loginEvents = {
  'modal.settings': z.object({ settings: loginSettings }),
  'login.type': z.object({ field: openField, value: z.string() }),
  'login.typeSecret': z.object({ field: secretField, value: secret(z.string()) }),
  /** A field has been left: from now on it says what is wrong with it. */
  'login.leaveField': z.object({ field: z.union([openField, secretField]) }),
  'login.chooseMethod': z.object({ method: loginMethod }),
  'login.remember': z.object({ remember: z.boolean() }),
  'login.requestCode': nothing,
  'login.refreshCaptcha': nothing,
  'login.submit': nothing,
  /** Another form is wanted instead. */
  'login.goTo': z.object({ form: z.enum(['register', 'forgot']) }),
  'login.close': nothing,
};
