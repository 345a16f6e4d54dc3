import { defineEvents, emptyPayload } from '../support/events.ts';

export const formRecordEvents = defineEvents({
  /** Form or record has failed by a fault of its own: start again what has failed. */
  'formRecord.retry': emptyPayload,
});
