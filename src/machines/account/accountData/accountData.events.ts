import * as z from 'zod/mini';
import { secret } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** What needs the login password: a new file, a link to it, closing the account. */
export const dataPurpose = z.enum(['ask', 'link', 'close']);
export type DataPurpose = z.infer<typeof dataPurpose>;

export const accountDataEvents = defineEvents({
  'data.retry': emptyPayload,
  'data.want': z.object({ purpose: dataPurpose }),
  'data.typeSecret': z.object({ value: secret(z.string()) }),
  'data.submit': emptyPayload,
  'data.cancel': emptyPayload,
  /** The link was pressed: it works once. */
  'data.taken': emptyPayload,
  'data.keep': emptyPayload,
});
