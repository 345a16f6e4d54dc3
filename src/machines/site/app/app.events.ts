import { defineEvents, emptyPayload } from '../../support/events.ts';

export const appEvents = defineEvents({
  /** A new version is installed and waits until the page reloads. */
  'app.updated': emptyPayload,
  'app.offline': emptyPayload,
  'app.online': emptyPayload,
  'app.reload': emptyPayload,
  'app.later': emptyPayload,
});
