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
    'promo',
    'points',
    'pointsHeld',
    'vendors',
  ],
];

/** Label of a ledger account, the pot of a jackpot by its id; its own name where there is no text for it. */
export const purseName = (t: TFunction, purse: string): string => {
  if (purse.startsWith('jackpot:')) return t('desk_purse_jackpot', { id: purse.slice(purse.lastIndexOf('/') + 1) });
  return NAMED.includes(purse) ? t(`desk_purse_${purse}` as 'desk_purse_main') : purse;
};
