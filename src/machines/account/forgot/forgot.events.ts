import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { country } from '../../../api/contract/site/ext.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** FORGOT-05. */
export const recoveryMethod = z.enum(['email', 'mobileNum']);
export type RecoveryMethod = z.infer<typeof recoveryMethod>;

export const openField = z.enum(['username', 'email', 'mobileNum']);
export const secretField = z.enum(['verificationCode', 'newPassword']);
export type ForgotField = z.infer<typeof openField> | z.infer<typeof secretField>;

/** What the merchant offers for recovery; may arrive after the form opened. */
export const forgotSettings = z.object({
  /** FORGOT-04: whether an SMS code can reset a password. */
  byMobile: z.boolean(),
  countries: z.array(country),
  country: z.nullable(country),
});
export type ForgotSettings = z.infer<typeof forgotSettings>;

export const forgotEvents = defineEvents({
  'modal.settings': z.object({ settings: forgotSettings }),
  'forgot.type': z.object({ field: openField, value: visible(z.string()) }),
  'forgot.typeSecret': z.object({ field: secretField, value: secret(z.string()) }),
  /** A field lost focus: from now on it shows its error. */
  'forgot.leaveField': z.object({ field: z.union([openField, secretField]) }),
  'forgot.chooseMethod': z.object({ method: recoveryMethod }),
  'forgot.requestCode': emptyPayload,
  'forgot.submit': emptyPayload,
  'forgot.retry': emptyPayload,
  /** The notice that an email is on its way was closed. */
  'forgot.acknowledge': emptyPayload,
  'forgot.logIn': emptyPayload,
  'forgot.close': emptyPayload,
});
