import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { nothing } from '../support/events.ts';

export const resetField = z.enum(['newPassword', 'confirmNewPassword']);
export type ResetField = z.infer<typeof resetField>;

export const resetPasswordEvents = {
  'resetPassword.type': z.object({ field: resetField, value: secret(z.string()) }),
  'resetPassword.leaveField': z.object({ field: resetField }),
  'resetPassword.submit': nothing,
  'resetPassword.retry': nothing,
  /** The link is dead: ask for another. */
  'resetPassword.askAgain': nothing,
  'resetPassword.logIn': nothing,
  'resetPassword.close': nothing,
};
