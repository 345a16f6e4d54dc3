import type { TFunction } from 'i18next';
import type { LimitKind, PlayLimit } from '../../../api/contract/member/protection.ts';
import type { Which } from '../../../machines/member/protect/protect.rules.ts';
import { formatMoney } from '../../kit/money.ts';

const MINUTE_MS = 60_000;

/** A time played in words, in whole minutes: `2 h 5 min`. */
export function spanText(t: TFunction, ms: number): string {
  const whole = Math.floor(Math.max(0, ms) / MINUTE_MS);
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return t('protect_minutes', { minutes });
  return minutes === 0 ? t('protect_hours_whole', { hours }) : t('protect_hours', { hours, minutes });
}

/** An amount of a limit: money, or time. */
export const limitAmountText = (t: TFunction, kind: LimitKind, amount: number): string =>
  kind === 'time' ? spanText(t, amount) : formatMoney(amount);

/** `Deposits per day`. */
export const whichText = (t: TFunction, { kind, period }: Which): string =>
  t('limit_which', { kind: t(`limit_kind_${kind}`), period: t(`limit_period_${period}`) });

/** What is left, or that little or nothing is. */
export function leftText(t: TFunction, { kind, amount, used }: PlayLimit): string {
  if (kind === 'stake') return t('limit_highest');
  const left = amount - used;
  if (left <= 0) return t('limit_reached');
  return t(isNear({ amount, used }) ? 'limit_near' : 'limit_left', { amount: limitAmountText(t, kind, left) });
}

/** Whether nine tenths are used. */
export const isNear = ({ amount, used }: Pick<PlayLimit, 'amount' | 'used'>): boolean => used * 10 >= amount * 9;
