import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { MAX_SEARCH } from '../../../api/contract/public/search.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** Kinds of results. */
export const searchGroup = z.enum(['all', 'games', 'promotions', 'help', 'news']);
export type SearchGroup = z.infer<typeof searchGroup>;

export const searchEvents = defineEvents({
  /** The text, as typed. */
  'search.type': z.object({ query: visible(z.string().check(z.maxLength(MAX_SEARCH))) }),
  /** Enter: searches at once and puts the text into the address. */
  'search.submit': emptyPayload,
  'search.show': z.object({ group: searchGroup }),
  'search.retry': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
