import type { TFunction } from 'i18next';
import type { Exchange } from '../../api/contract/points.ts';

/** What an exchange was for: so many of a reward, or points that became money. */
export const itemText = (t: TFunction, { type, item, quantity }: Exchange): string =>
  type === 'points' ? t('item_points') : t('exchange_of', { count: quantity, what: item ?? t(`item_${type}`) });
