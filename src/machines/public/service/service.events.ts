import { defineEvents, emptyPayload } from '../../support/events.ts';

export const serviceEvents = defineEvents({
  /** Opens the window again, within the click. */
  'service.retry': emptyPayload,
  'service.close': emptyPayload,
});
