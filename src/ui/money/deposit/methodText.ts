import type { TFunction } from 'i18next';
import type { DepositMethod } from '../../../machines/money/deposit/deposit.rules.ts';
import { formatMoney } from '../../kit/money.ts';

const MINUTE_MS = 60_000;

/** The method's limits. */
export const limitsText = (t: TFunction, { min, max }: DepositMethod): string =>
  t('deposit_limits', { min: formatMoney(min), max: formatMoney(max) });

/** The fee before an amount is entered: `Fee P 10.00 + 0.5%`. */
export function feeText(t: TFunction, { feeFixed, feeRate }: DepositMethod): string {
  const parts = [feeFixed > 0 ? formatMoney(feeFixed) : '', feeRate > 0 ? `${feeRate / 100}%` : ''];
  const fee = parts.filter((part) => part !== '').join(' + ');
  return fee === '' ? t('deposit_fee_none') : t('deposit_fee_of', { fee });
}

/** The usual duration, only where measured (decision S8). */
export function typicalText(t: TFunction, { typicalMs }: DepositMethod): string {
  if (typicalMs === null) return '';
  return typicalMs < MINUTE_MS
    ? t('deposit_typical_seconds', { count: Math.max(1, Math.round(typicalMs / 1000)) })
    : t('deposit_typical_minutes', { count: Math.round(typicalMs / MINUTE_MS) });
}
