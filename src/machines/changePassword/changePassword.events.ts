import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { nothing } from '../support/events.ts';

export const passwordField = z.enum(['oldPassword', 'newPassword', 'confirmNewPassword']);
export type PasswordField = z.infer<typeof passwordField>;

export const changePasswordEvents = {
  'changePassword.type': z.object({ field: passwordField, value: secret(z.string()) }),
  'changePassword.leaveField': z.object({ field: passwordField }),
  'changePassword.submit': nothing,
  'changePassword.retry': nothing,
  'changePassword.logIn': nothing,
  'changePassword.logOut': nothing,
  'changePassword.close': nothing,
};
