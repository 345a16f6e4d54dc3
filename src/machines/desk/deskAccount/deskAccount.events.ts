import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const accountField = z.enum(['password', 'newPassword', 'factorCode']);
export type AccountField = z.infer<typeof accountField>;

export const deskAccountEvents = defineEvents({
  'deskAccount.retry': emptyPayload,
  /** A new authenticator app, or a new password. */
  'deskAccount.begin': z.object({ task: z.enum(['app', 'password']) }),
  /** Resets the second factor of another operator. */
  'deskAccount.reset': z.object({ name: visible(z.string()) }),
  'deskAccount.typeSecret': z.object({ field: accountField, value: secret(z.string()) }),
  'deskAccount.typeRemark': z.object({ value: visible(z.string()) }),
  'deskAccount.submit': emptyPayload,
  'deskAccount.cancel': emptyPayload,
  /** The recovery codes are kept. */
  'deskAccount.done': emptyPayload,
  'deskAccount.close': emptyPayload,
});
