import { nothing } from '../support/events.ts';

export const billEvents = {
  'bill.retry': nothing,
  'bill.refresh': nothing,
  /** The member wants what a reviewed bill says. */
  'bill.claim': nothing,
  /** No answer has come: send the same again, or see what has become of it. */
  'bill.again': nothing,
  'bill.look': nothing,
  'bill.close': nothing,
};
