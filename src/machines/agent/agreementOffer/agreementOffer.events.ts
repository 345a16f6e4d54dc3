import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { payPeriod } from '../../../api/contract/rules/agreementTerms.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const offerField = z.enum(['downline', 'start', 'end', 'remark']);
export type OfferField = z.infer<typeof offerField>;

/** Condition and rate of a tier. */
export const tierField = z.enum(['rate', 'validBet', 'loss', 'members']);
export type TierField = z.infer<typeof tierField>;

export const agreementOfferEvents = defineEvents({
  'offer.retry': emptyPayload,
  'offer.type': z.object({ field: offerField, value: visible(z.string()) }),
  /** Tier index, from 0. */
  'offer.typeTier': z.object({ tier: z.int(), field: tierField, value: visible(z.string()) }),
  'offer.addTier': emptyPayload,
  'offer.removeTier': z.object({ tier: z.int() }),
  'offer.choosePeriod': z.object({ period: payPeriod }),
  'offer.submit': emptyPayload,
  /** Outcome unknown: resend, or refresh to see the outcome. */
  'offer.resend': emptyPayload,
  'offer.checkStatus': emptyPayload,
  'offer.close': emptyPayload,
});
