import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import {
  MAX_REMARK,
  type PromotionDetail,
  type PromotionStanding,
  promotionContract,
} from '../../../api/contract/public/promotion.ts';
import { failureOf, isRefusal } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { MoneyMoved } from '../../site/pages/pages.events.ts';
import type { PageAddress, PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredListener } from '../../support/unwired.ts';
import type { ImagesAdded, PromotionImage, promotionEvents } from './promotion.events.ts';
import { canApply, canClaim, canJoin, formProblem, idOf, isRaffle, type PromotionContext } from './promotion.rules.ts';

/** One above the limit, so that choosing too many shows an error; the rest is dropped. */
const MOST_KEPT = 4;

const EMPTY_FORM = { comment: '', images: [], agreed: false, tried: false } as const;

/** Setup of the details of a promotion. */
const promotionSetup = setup({
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

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const keepFailure = { type: 'keepFailure', params: errorOf } as const;

/** Sent again, it is the same. */
const callOf = (context: PromotionContext) => ({
  request: { id: context.id, language: context.requestLanguage },
  idempotencyKey: idempotencyKeyOf(context),
});

/** An answer replaces the standing; a refusal is followed by a look at what is there now. */
const outcomeOf = (unsure: string) => ({
  onDone: {
    target: '#promotion.own.member.shown',
    actions: [
      {
        type: 'keepStanding' as const,
        params: ({ event }: { event: { output: PromotionContext['standing'] } }) => ({
          standing: event.output as NonNullable<PromotionContext['standing']>,
        }),
      },
      'rotateKey' as const,
      'forgetForm' as const,
      'tellMoved' as const,
    ],
  },
  onError: [
    { guard: { type: 'isOutcomeUnknown' as const, params: errorOf }, target: unsure, actions: keepFailure },
    { target: '#promotion.own.member.loading', actions: [keepFailure, 'rotateKey' as const] },
  ],
});

const unsureOf = (state: string, description: string) => ({
  description,
  on: {
    'promotion.resend': { target: state, actions: 'forgetFailure' as const },
    'promotion.checkStatus': {
      target: '#promotion.own.member.loading',
      actions: ['forgetFailure' as const, 'rotateKey' as const, 'tellMoved' as const],
    },
  },
});

const UNSURE = 'Outcome unknown. Safe to resend: same idempotency key.';

const payload = <Event>({ event }: { readonly event: Event }) => event;

/**
 * The details of a promotion (ROUTE-25, PROMO-04…12): what is offered, for everybody, and how the member stands in it:
 * join, apply, claim, wagering. An act that was refused leaves what was typed, and is followed by a look at what is there
 * now.
 */
export const promotionMachine = promotionSetup.createMachine({
  id: 'promotion',
  context: ({ input: { keySeed, language, address } }) => ({
    keySeed,
    keyIndex: 0,
    id: idOf(address),
    language,
    offer: null,
    standing: null,
    comment: '',
    images: [],
    agreed: false,
    tried: false,
    offerFailure: null,
    failure: null,
    requestLanguage: language,
  }),
  invoke: { id: 'surroundings', src: 'surroundings', onError: { target: '.own.visitor', actions: 'forgetStanding' } },
  type: 'parallel',
  states: {
    offer: {
      description: 'What is offered.',
      initial: 'loading',
      on: {
        'page.language': { target: '.loading', actions: { type: 'keepLanguage', params: payload } },
        'page.address': { target: '.loading', actions: { type: 'keepAddress', params: payload } },
      },
      states: {
        loading: {
          description: 'Loading the promotion; a known one stays on screen.',
          invoke: {
            id: 'fetchOffer',
            src: 'fetchOffer',
            input: ({ context: { id, language } }) => ({ request: { id, language } }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
            },
            onError: [
              { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
              { target: 'failed', actions: { type: 'keepOfferFailure', params: errorOf } },
            ],
          },
        },
        shown: { description: 'The terms that matter are on screen, with the full ones.' },
        missing: { description: 'No such promotion; leads back to the list.' },
        failed: {
          description: 'Loading failed; shows the reason and Retry.',
          on: { 'promotion.retry': 'loading' },
        },
      },
    },
    own: {
      description: 'How the member stands.',
      initial: 'visitor',
      on: {
        'promotion.signedIn': { target: '.member', actions: 'forgetStanding' },
        'promotion.signedOut': { target: '.visitor', actions: 'forgetStanding' },
      },
      states: {
        visitor: { description: 'Nobody is signed in, or a trial: offers to log in.' },
        member: {
          description: 'A member is signed in.',
          initial: 'loading',
          on: { 'page.address': '.loading' },
          states: {
            loading: {
              description: 'Loading the own status; a known one stays on screen.',
              invoke: {
                id: 'fetchStanding',
                src: 'fetchStanding',
                input: ({ context: { id, language } }) => ({ request: { id, language } }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'keepStanding', params: ({ event }) => ({ standing: event.output }) },
                },
                onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
              },
              on: { 'page.language': { target: 'loading', reenter: true } },
            },
            failed: {
              description: 'Loading failed; shows the reason and Retry.',
              on: { 'promotion.retry': { guard: 'hasOffer', target: 'loading', actions: 'forgetFailure' } },
            },
            shown: {
              description: 'The own status, and what can be done; asks again after a while.',
              after: { freshFor: 'loading' },
              on: {
                'page.language': 'loading',
                'promotion.join': { guard: 'canJoin', target: 'joining', actions: 'startSending' },
                'promotion.claim': [
                  { guard: 'canClaimBonus', target: 'claiming', actions: 'startSending' },
                  { guard: 'canClaimPrize', target: 'claimingPrize', actions: 'startSending' },
                ],
                'promotion.type': { guard: 'canApply', actions: { type: 'keepComment', params: payload } },
                'promotion.addImages': { guard: 'canApply', actions: { type: 'addImages', params: payload } },
                'promotion.removeImage': {
                  guard: { type: 'isImage', params: payload },
                  actions: { type: 'removeImage', params: payload },
                },
                'promotion.agree': { guard: 'canApply', actions: { type: 'keepAgreed', params: payload } },
                'promotion.submit': [
                  { guard: 'isSound', target: 'applying', actions: ['markTried', 'startSending'] },
                  { guard: 'canApply', actions: 'markTried' },
                ],
              },
            },
            joining: {
              description: 'Joining; the terms hold from now on.',
              tags: 'busy',
              invoke: {
                id: 'sendJoin',
                src: 'sendJoin',
                input: ({ context }) => callOf(context),
                ...outcomeOf('joinUnsure'),
              },
            },
            joinUnsure: unsureOf('joining', UNSURE),
            applying: {
              description: 'Sending the application with its pictures (PROMO-05, 06).',
              tags: 'busy',
              invoke: {
                id: 'sendApplication',
                src: 'sendApplication',
                input: ({ context }) => {
                  const { request, idempotencyKey } = callOf(context);
                  const images = context.images.length === 0 ? {} : { images: context.images.map(({ file }) => file) };
                  return { request: { ...request, comment: context.comment.trim(), ...images }, idempotencyKey };
                },
                ...outcomeOf('applyUnsure'),
              },
            },
            applyUnsure: unsureOf('applying', UNSURE),
            claiming: {
              description: 'Claiming a bonus that is ready.',
              tags: 'busy',
              invoke: {
                id: 'sendClaim',
                src: 'sendClaim',
                input: ({ context }) => callOf(context),
                ...outcomeOf('claimUnsure'),
              },
            },
            claimUnsure: unsureOf('claiming', UNSURE),
            claimingPrize: {
              description: 'Claiming the prize of a raffle (API-54).',
              tags: 'busy',
              invoke: {
                id: 'sendRaffleClaim',
                src: 'sendRaffleClaim',
                input: ({ context }) => callOf(context),
                ...outcomeOf('prizeUnsure'),
              },
            },
            prizeUnsure: unsureOf('claimingPrize', UNSURE),
          },
        },
      },
    },
  },
});
