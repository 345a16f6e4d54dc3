import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { country } from '../../../api/contract/site/ext.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

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

/** REG-29, 30: required consents. */
export const consent = z.enum(['terms', 'age']);
export type Consent = z.infer<typeof consent>;

/** Optional fields are folded: the invitation code, and all others. */
export const fold = z.enum(['invitation', 'more']);
export type Fold = z.infer<typeof fold>;

export const registerMethod = z.enum(['username', 'mobile']);

export const registerEvents = defineEvents({
  /** The countries may load after the form, which a deep link opens first. */
  'modal.settings': z.object({
    settings: z.object({ countries: z.array(country), country: z.nullable(country) }),
  }),
  'register.retry': emptyPayload,
  'register.chooseMethod': z.object({ method: registerMethod }),
  'register.type': z.object({ field: openField, value: visible(z.string()) }),
  'register.typeSecret': z.object({ field: secretField, value: secret(z.string()) }),
  /** A field lost focus: from now on it shows its error. */
  'register.leaveField': z.object({ field: z.union([openField, secretField]) }),
  'register.agree': z.object({ to: consent, agreed: z.boolean() }),
  /** Opens or closes optional fields. */
  'register.toggleFold': z.object({ fold }),
  'register.requestCode': emptyPayload,
  'register.refreshCaptcha': emptyPayload,
  'register.submit': emptyPayload,
  'register.logIn': emptyPayload,
  'register.close': emptyPayload,
});
