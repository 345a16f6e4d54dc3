import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const helpEvents = defineEvents({
  'help.retry': emptyPayload,
  /** Search as one types; empty: none. */
  'help.search': z.object({ query: visible(z.string()) }),
  /** In the modal: opens an article; on a page the address does. */
  'help.open': z.object({ article: visible(z.string().check(z.minLength(2), z.maxLength(40))) }),
  /** In the modal: back to the list. */
  'help.back': emptyPayload,
  /** Whether the article has helped. */
  'help.rate': z.object({ helpful: z.boolean() }),
  /** The modal is closed. */
  'help.close': emptyPayload,
  'page.language': z.object({ language: languageCode }),
  'modal.language': z.object({ language: languageCode }),
});
