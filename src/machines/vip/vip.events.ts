import { defineEvents, emptyPayload } from '../support/events.ts';

export const vipEvents = defineEvents({
  /** A member is signed in, or nobody. */
  'vip.signedIn': emptyPayload,
  'vip.signedOut': emptyPayload,
  /** Loads what has failed. */
  'vip.retry': emptyPayload,
});
