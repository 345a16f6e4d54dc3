import { defineEvents, emptyPayload } from '../../support/events.ts';

export const downloadEvents = defineEvents({
  /** Opens the browser's question. */
  'download.install': emptyPayload,
  /** The browser offers to install the site. */
  'download.offered': emptyPayload,
  'download.installed': emptyPayload,
});
