import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import {
  MAX_REMARK,
  type PromotionDetail,
  type PromotionStanding,
  promotionContract,
} from '../../api/contract/promotion.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { MoneyMoved } from '../pages/pages.events.ts';
import type { PageAddress, PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredListener } from '../support/unwired.ts';
import type { ImagesAdded, PromotionImage, promotionEvents } from './promotion.events.ts';
import { canApply, canClaim, canJoin, formProblem, idOf, isRaffle, type PromotionContext } from './promotion.rules.ts';

/** One above the limit, so that choosing too many shows an error; the rest is dropped. */
const MOST_KEPT = 4;

const EMPTY_FORM = { comment: '', images: [], agreed: false, tried: false } as const;

/** Setup of the details of a promotion. */
export const promotionSetup = setup({
  types: {
    context: {} as PromotionContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof promotionEvents> | ImagesAdded | PageAddress,
    tags: {} as 'busy',
  },
  actors: {
    surroundings: unwiredListener('promotion.surroundings'),
    fetchOffer: apiPort(promotionContract.detail),
    fetchStanding: apiPort(promotionContract.standing),
    sendJoin: apiPort(promotionContract.join),
    sendApplication: apiPort(promotionContract.apply),
    sendClaim: apiPort(promotionContract.claim),
    sendRaffleClaim: apiPort(promotionContract.claimRaffle),
  },
  actions: {
    /** An act under way is left alone; what comes next gets a new idempotency key. */
    keepAddress: assign(({ context }, params: { address: string }) => ({
      keyIndex: context.keyIndex + 1,
      id: idOf(params.address),
      offer: null,
      standing: null,
      offerFailure: null,
      failure: null,
      ...EMPTY_FORM,
    })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepOffer: assign((_, params: { offer: PromotionDetail }) => ({ offer: params.offer, offerFailure: null })),
    keepOfferFailure: assign((_, params: { error: unknown }) => ({ offerFailure: failureOf(params.error) })),
    keepStanding: assign((_, params: { standing: PromotionStanding }) => ({ standing: params.standing })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetStanding: assign(({ context }) => ({
      keyIndex: context.keyIndex + 1,
      standing: null,
      failure: null,
      ...EMPTY_FORM,
    })),
    /** PROMO-07. */
    keepComment: assign((_, params: { value: string }) => ({
      comment: params.value.slice(0, MAX_REMARK),
      failure: null,
    })),
    addImages: assign(({ context }, params: { images: readonly PromotionImage[] }) => ({
      images: [...context.images, ...params.images].slice(0, MOST_KEPT),
      failure: null,
    })),
    removeImage: assign(({ context }, params: { index: number }) => ({
      images: context.images.filter((_, index) => index !== params.index),
    })),
    keepAgreed: assign((_, params: { on: boolean }) => ({ agreed: params.on })),
    markTried: assign({ tried: true, failure: null }),
    startSending: assign(({ context }) => ({ failure: null, requestLanguage: context.language })),
    /** Answered: the next act gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    forgetForm: assign(EMPTY_FORM),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    /** The own part is on screen with the promotion. */
    hasOffer: ({ context }) => context.offer !== null,
    canJoin: ({ context }) => canJoin(context),
    canApply: ({ context }) => canApply(context),
    isSound: ({ context }) => canApply(context) && formProblem(context) === null,
    isImage: ({ context }, params: { index: number }) =>
      canApply(context) && context.images[params.index] !== undefined,
    canClaimBonus: ({ context }) => canClaim(context) && !isRaffle(context),
    canClaimPrize: ({ context }) => canClaim(context) && isRaffle(context),
    isMissing: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'NOT_FOUND'),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
  // Bets settle and the desk decides meanwhile.
  delays: { freshFor: 60_000 },
});
