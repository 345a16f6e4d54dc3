import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { country } from '../../api/contract/ext.ts';
import { nothing } from '../support/events.ts';

export const secretField = z.enum([
  'password',
  'confirmPassword',
  'paymentPassword',
  'idNumber',
  'captcha',
  'verificationCode',
]);
export const openField = z.enum([
  'username',
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'email',
  'mobileNum',
  'affiliateCode',
  'nickname',
  'recommenderId',
  'telegram',
  'zalo',
  'birthday',
  'domain',
]);

/** REG-29, 30: what must be agreed to. */
export const consent = z.enum(['terms', 'age']);
export type Consent = z.infer<typeof consent>;

export const registerMethod = z.enum(['username', 'mobile']);

export const registerEvents = {
  /** The countries may come after the form: a deep link opens it first. */
  'modal.settings': z.object({
    settings: z.object({ countries: z.array(country), country: z.nullable(country) }),
  }),
  'register.retry': nothing,
  'register.chooseMethod': z.object({ method: registerMethod }),
  'register.chooseCountry': z.object({ country }),
  'register.type': z.object({ field: openField, value: z.string() }),
  'register.typeSecret': z.object({ field: secretField, value: secret(z.string()) }),
  /** A field has been left: from now on it says what is wrong with it. */
  'register.leaveField': z.object({ field: z.union([openField, secretField]) }),
  'register.agree': z.object({ to: consent, agreed: z.boolean() }),
  'register.requestCode': nothing,
  'register.refreshCaptcha': nothing,
  'register.submit': nothing,
  'register.logIn': nothing,
  'register.close': nothing,
};
