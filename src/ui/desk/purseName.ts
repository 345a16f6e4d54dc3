import type { TFunction } from 'i18next';

const NAMED = [
  ...['opening', 'bonus', 'trial', 'payments', 'fees', 'suspense', 'adjustments', 'conversion'],
  ...['pointsIssued', 'pointsSpent', 'pointsAdjusted', 'games', 'main', 'held', 'points', 'pointsHeld', 'vendors'],
];

/** What an account of the books is called; by its own name where nobody has given it words yet. */
export const purseName = (t: TFunction, purse: string): string =>
  NAMED.includes(purse) ? t(`desk_purse_${purse}` as 'desk_purse_main') : purse;
