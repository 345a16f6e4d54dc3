import { defineEvents, emptyPayload } from '../../support/events.ts';

export const statusEvents = defineEvents({
  /** Refresh: by button, or because a call met maintenance. */
  'status.refresh': emptyPayload,
});
