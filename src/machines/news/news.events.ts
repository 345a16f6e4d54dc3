import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

export const newsEvents = defineEvents({
  'news.retry': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
