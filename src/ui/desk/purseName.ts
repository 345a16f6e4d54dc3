import type { TFunction } from 'i18next';

const NAMED = [
  ...['opening', 'bonus', 'trial', 'payments', 'fees', 'suspense', 'adjustments', 'conversion'],
  ...[
    'pointsIssued',
    'pointsSpent',
    'pointsAdjusted',
    'games',
    'receivable',
    'promotions',
    'main',
    'held',
    'points',
    'pointsHeld',
    'vendors',
  ],
];

/** Label of a ledger account; its own name where there is no text for it. */
export const purseName = (t: TFunction, purse: string): string =>
  NAMED.includes(purse) ? t(`desk_purse_${purse}` as 'desk_purse_main') : purse;
