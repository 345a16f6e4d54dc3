import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

export const exchangeEvents = defineEvents({
  /** Load again; after a failure, retry. */
  'exchange.refresh': emptyPayload,
  'exchange.close': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
