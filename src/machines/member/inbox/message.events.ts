import * as z from 'zod/mini';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const messageEvents = defineEvents({
  'message.retry': emptyPayload,
  /** Read it later. */
  'message.keepUnread': emptyPayload,
  /** Delete it: asks once more. */
  'message.remove': emptyPayload,
  'message.confirm': emptyPayload,
  /** Do not delete it. */
  'message.back': emptyPayload,
  'message.close': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});

/** Sent to the page: the message is read now. */
export interface MessageRead {
  readonly type: 'message.read';
}
