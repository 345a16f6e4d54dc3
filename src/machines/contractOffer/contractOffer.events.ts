import * as z from 'zod/mini';
import { payPeriod } from '../../api/contract/rules/contractTerms.ts';
import { nothing } from '../support/events.ts';

export const offerField = z.enum(['downline', 'start', 'end', 'remark']);
export type OfferField = z.infer<typeof offerField>;

/** What a tier asks for, and what it pays. */
export const tierField = z.enum(['rate', 'validBet', 'loss', 'members']);
export type TierField = z.infer<typeof tierField>;

export const contractOfferEvents = {
  'offer.retry': nothing,
  'offer.type': z.object({ field: offerField, value: z.string() }),
  /** Tiers are counted from 0. */
  'offer.typeTier': z.object({ tier: z.int(), field: tierField, value: z.string() }),
  'offer.addTier': nothing,
  'offer.removeTier': z.object({ tier: z.int() }),
  'offer.choosePeriod': z.object({ period: payPeriod }),
  'offer.submit': nothing,
  /** No answer has come: send the same again, or see what has become of it. */
  'offer.again': nothing,
  'offer.look': nothing,
  'offer.close': nothing,
};
