import * as z from 'zod/mini';
import { contactKind } from '../../../api/contract/account/account.ts';
import { secret } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** All of them are secret: they say who the member is, or prove it. */
export const contactField = z.enum(['country', 'mobile', 'email', 'loginPassword', 'newCode', 'oldCode']);
export type ContactField = z.infer<typeof contactField>;

export const contactsEvents = defineEvents({
  'contacts.retry': emptyPayload,
  /** Add, confirm or change one. */
  'contacts.change': z.object({ kind: contactKind }),
  'contacts.type': z.object({ field: contactField, value: secret(z.string()) }),
  'contacts.submit': emptyPayload,
  /** Back to the first form, to send the codes again. */
  'contacts.back': emptyPayload,
  'contacts.close': emptyPayload,
});
