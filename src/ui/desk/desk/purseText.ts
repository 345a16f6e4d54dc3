import type { TFunction } from 'i18next';
import type { AdjustedPurse } from '../../../api/contract/desk/deskMoney.ts';
import { formatMoney } from '../../kit/money.ts';
import { formatWhole } from '../../kit/whole.ts';

/** A number of points with thousands separators. */
export const pointsText = (t: TFunction, points: number, signed = false): string => {
  const sign = points < 0 ? '−' : signed && points > 0 ? '+' : '';
  return t('desk_exchange_points', { points: `${sign}${formatWhole(Math.abs(points))}` });
};

/** An amount in 1/10,000 P, without line breaks. */
export const moneyText = (amount: number, signed = false): string =>
  formatMoney(amount, { signed }).replace(' ', '\u00a0');

/** An amount of a purse: in 1/10,000 P, or points. */
export const purseText = (t: TFunction, purse: AdjustedPurse, amount: number, signed = false): string =>
  purse === 'main' ? moneyText(amount, signed) : pointsText(t, amount, signed);
