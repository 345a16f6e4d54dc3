import { defineEvents, emptyPayload } from '../support/events.ts';

export const balanceEvents = defineEvents({
  /** HEADER-33. */
  'balance.refresh': emptyPayload,
  /** Money has moved: a pending answer may be stale. */
  'balance.invalidate': emptyPayload,
  /** HEADER-32: hides or shows the amount. */
  'balance.toggle': emptyPayload,
});
