import { defineEvents, emptyPayload } from '../support/events.ts';

export const billEvents = defineEvents({
  'bill.retry': emptyPayload,
  'bill.refresh': emptyPayload,
  /** Claim a released bill. */
  'bill.claim': emptyPayload,
  /** Outcome unknown: resend, or refresh to see the outcome. */
  'bill.resend': emptyPayload,
  'bill.checkStatus': emptyPayload,
  'bill.close': emptyPayload,
});
