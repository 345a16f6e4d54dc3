import type { TFunction } from 'i18next';
import type { Exchange } from '../../../api/contract/member/points.ts';

/** What was exchanged: a quantity of a reward, or points into money. */
export const itemText = (t: TFunction, { type, item, quantity }: Exchange): string =>
  type === 'points' ? t('item_points') : t('exchange_of', { count: quantity, what: item ?? t(`item_${type}`) });
