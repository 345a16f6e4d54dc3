import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { promotionFilter } from '../../api/contract/promotion.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

/** PROMO-03. */
export const promotionsFilter = z.enum(['all', ...promotionFilter.options]);
export type PromotionsFilter = z.infer<typeof promotionsFilter>;

export const promotionsEvents = defineEvents({
  'promotions.filter': z.object({ filter: promotionsFilter }),
  /** A member is signed in, or nobody. */
  'promotions.signedIn': emptyPayload,
  'promotions.signedOut': emptyPayload,
  /** Loads what has failed. */
  'promotions.retry': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
