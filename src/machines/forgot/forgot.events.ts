import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { country } from '../../api/contract/ext.ts';
import { nothing } from '../support/events.ts';

/** FORGOT-05. */
export const recoveryMethod = z.enum(['email', 'mobileNum']);
export type RecoveryMethod = z.infer<typeof recoveryMethod>;

export const openField = z.enum(['username', 'email', 'mobileNum']);
export const secretField = z.enum(['verificationCode', 'newPassword']);
export type ForgotField = z.infer<typeof openField> | z.infer<typeof secretField>;

/** What the merchant offers to a recovery. It may come after the form. */
export const forgotSettings = z.object({
  /** FORGOT-04: whether a code by SMS may set a password. */
  byMobile: z.boolean(),
  countries: z.array(country),
  country: z.nullable(country),
});
export type ForgotSettings = z.infer<typeof forgotSettings>;

export const forgotEvents = {
  'modal.settings': z.object({ settings: forgotSettings }),
  'forgot.type': z.object({ field: openField, value: z.string() }),
  'forgot.typeSecret': z.object({ field: secretField, value: secret(z.string()) }),
  /** A field has been left: from now on it says what is wrong with it. */
  'forgot.leaveField': z.object({ field: z.union([openField, secretField]) }),
  'forgot.chooseMethod': z.object({ method: recoveryMethod }),
  'forgot.requestCode': nothing,
  'forgot.submit': nothing,
  'forgot.retry': nothing,
  /** The word that an e-mail is on its way has been read. */
  'forgot.acknowledge': nothing,
  'forgot.logIn': nothing,
  'forgot.close': nothing,
};
