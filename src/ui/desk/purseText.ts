import type { TFunction } from 'i18next';
import type { AdjustedPurse } from '../../api/contract/deskMoney.ts';
import { formatMoney } from '../kit/money.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** So many points, with commas. */
export const pointsText = (t: TFunction, points: number, signed = false): string => {
  const sign = points < 0 ? '−' : signed && points > 0 ? '+' : '';
  return t('desk_exchange_points', { points: `${sign}${whole.format(Math.abs(points))}` });
};

/** An amount of P in 1/10,000, as it stands in a sentence: never on two lines. */
export const moneyText = (amount: number, signed = false): string =>
  formatMoney(amount, { signed }).replace(' ', '\u00a0');

/** An amount of a purse: of P in 1/10,000, or of points. */
export const purseText = (t: TFunction, purse: AdjustedPurse, amount: number, signed = false): string =>
  purse === 'main' ? moneyText(amount, signed) : pointsText(t, amount, signed);
