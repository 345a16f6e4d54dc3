import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';
import { pageSize } from './list.events.ts';

export const listFileEvents = defineEvents({
  /** Download all rows of this query. */
  'listFile.fetch': z.object({
    query: z.object({
      filters: z.record(z.string(), visible(z.string())),
      range: z.object({ from: z.number(), to: z.number() }),
      search: visible(z.string()),
      page: z.int(),
      pageSize,
      language: languageCode,
    }),
  }),
  /** The list has another query: a pending file is dropped, and so is the word on the last one. */
  'listFile.discard': emptyPayload,
});
