import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

export const noticesEvents = defineEvents({
  'notices.page': z.object({ page: z.int() }),
  'notices.toggle': z.object({ id: visible(z.string()) }),
  'notices.retry': emptyPayload,
  'notices.close': emptyPayload,
  /** The language has changed; the notices are loaded in it. */
  'modal.language': z.object({ language: languageCode }),
});
