import { defineEvents, emptyPayload } from '../support/events.ts';

export const listDetailEvents = defineEvents({
  /** The list has failed by a fault of its own: start it again. */
  'listDetail.retry': emptyPayload,
});
