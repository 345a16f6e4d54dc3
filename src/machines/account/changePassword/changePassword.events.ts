import * as z from 'zod/mini';
import { secret } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const passwordField = z.enum(['oldPassword', 'newPassword', 'confirmNewPassword']);
export type PasswordField = z.infer<typeof passwordField>;

export const changePasswordEvents = defineEvents({
  'changePassword.type': z.object({ field: passwordField, value: secret(z.string()) }),
  'changePassword.leaveField': z.object({ field: passwordField }),
  'changePassword.submit': emptyPayload,
  'changePassword.retry': emptyPayload,
  'changePassword.logIn': emptyPayload,
  'changePassword.logOut': emptyPayload,
  'changePassword.close': emptyPayload,
});
