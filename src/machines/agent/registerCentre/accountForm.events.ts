import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

const accountField = z.enum(['username', 'nickname', 'rate']);
export type AccountField = z.infer<typeof accountField>;

export const accountFormEvents = defineEvents({
  'accountForm.type': z.object({ field: accountField, value: visible(z.string()) }),
  'accountForm.choose': z.object({ isAgent: z.boolean() }),
  /** The owner is of age and knows of the account. */
  'accountForm.confirm': z.object({ confirmed: z.boolean() }),
  'accountForm.submit': emptyPayload,
  /** Outcome unknown: resend with the same key, or look at the accounts. */
  'accountForm.resend': emptyPayload,
  'accountForm.checkStatus': emptyPayload,
  /** No password came: ask again. */
  'accountForm.retry': emptyPayload,
  'accountForm.copy': emptyPayload,
  /** Back to the form; the password is not shown again. */
  'accountForm.leave': emptyPayload,
});
