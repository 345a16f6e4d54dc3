import * as z from 'zod/mini';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** Payment details that can be copied. */
export const payField = z.enum(['amount', 'bankName', 'accountName', 'accountNumber', 'note']);
export type PayField = z.infer<typeof payField>;

export const depositDetailEvents = defineEvents({
  'depositDetail.retry': emptyPayload,
  'depositDetail.copy': z.object({ field: payField }),
  /** Back to the form and the list. */
  'depositDetail.back': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
