import { nothing } from '../support/events.ts';

export const balanceEvents = {
  /** HEADER-33. */
  'balance.refresh': nothing,
  /** Money has moved: what is on its way may be too old. */
  'balance.outdated': nothing,
  /** HEADER-32: hides the amount, or shows it again. */
  'balance.toggle': nothing,
};
