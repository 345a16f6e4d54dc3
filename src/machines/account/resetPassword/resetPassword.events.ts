import * as z from 'zod/mini';
import { secret } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const resetField = z.enum(['newPassword', 'confirmNewPassword']);
export type ResetField = z.infer<typeof resetField>;

export const resetPasswordEvents = defineEvents({
  'resetPassword.type': z.object({ field: resetField, value: secret(z.string()) }),
  'resetPassword.leaveField': z.object({ field: resetField }),
  'resetPassword.submit': emptyPayload,
  'resetPassword.retry': emptyPayload,
  /** The link is invalid: request another. */
  'resetPassword.requestLink': emptyPayload,
  'resetPassword.logIn': emptyPayload,
  'resetPassword.close': emptyPayload,
});
