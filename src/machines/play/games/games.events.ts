import * as z from 'zod/mini';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const gamesEvents = defineEvents({
  /** The language of the site, now and on change. */
  'games.language': z.object({ language: languageCode }),
  /** Retry what has failed. */
  'games.retry': emptyPayload,
});
