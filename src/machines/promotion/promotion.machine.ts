import { promotionActing } from './promotion.acting.ts';
import { idOf } from './promotion.rules.ts';
import { promotionSetup } from './promotion.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

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
            ...promotionActing,
          },
        },
      },
    },
  },
});
