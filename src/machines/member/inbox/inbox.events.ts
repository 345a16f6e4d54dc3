import * as z from 'zod/mini';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const inboxEvents = defineEvents({
  /** The list has failed by a fault of its own: start it again. */
  'inbox.retry': emptyPayload,
  /** Mark all messages as read. */
  'inbox.readAll': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
