import { nothing } from '../support/events.ts';

export const balanceEvents = {
  /** HEADER-33. */
  'balance.refresh': nothing,
  /** HEADER-32: hides the amount, or shows it again. */
  'balance.toggle': nothing,
};
