import * as z from 'zod/mini';
import { type MyPromotion, type PromotionOffer, promotionFilter } from '../../../api/contract/public/promotion.ts';
import { offeredStatus, type PromotionStatus } from '../../../api/contract/rules/promotionStatus.ts';

/** PROMO-03. */
export const promotionsFilter = z.enum(['all', ...promotionFilter.options]);
export type PromotionsFilter = z.infer<typeof promotionsFilter>;

/** The filter of an address, such as `/promotions?filter=slots`. */
export function filterOf(address: string): PromotionsFilter {
  const asked = promotionsFilter.safeParse(new URLSearchParams(address.split('?')[1] ?? '').get('filter'));
  return asked.success ? asked.data : 'all';
}

/** Those of a filter. */
export const offersIn = (list: readonly PromotionOffer[], filter: PromotionsFilter): readonly PromotionOffer[] =>
  filter === 'all' ? list : list.filter(({ filters }) => filters.includes(filter));

/** The status of a promotion, and its deadline; null without one. */
export interface ShownStatus {
  readonly status: PromotionStatus;
  readonly until: number | null;
}

/** How a promotion stands for whoever looks at it. */
export function statusOf(offer: PromotionOffer, mine: readonly MyPromotion[], at: number): ShownStatus {
  const own = mine.find(({ id }) => id === offer.id);
  if (own !== undefined) return { status: own.status, until: own.until };
  const status = offeredStatus(offer, at);
  return { status, until: status === 'comingSoon' ? offer.startsAt : offer.endsAt };
}
