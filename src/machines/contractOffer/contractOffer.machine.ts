import { idempotencyKeyOf } from '../money/idempotency.ts';
import { emptyTier, offerRequest } from './contractOffer.rules.ts';
import { contractOfferSetup } from './contractOffer.setup.ts';

/**
 * Offers a contract to a direct downline (CONTRACT-02): tiers, pay period, dates and remark, within the member's limits
 * (decisions M8, M10). Outputs the offered contract, or null.
 */
export const contractOfferMachine = contractOfferSetup.createMachine({
  id: 'contractOffer',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    terms: null,
    today: '',
    downline: input.downline ?? '',
    start: '',
    end: '',
    remark: '',
    tiers: [emptyTier],
    period: input.kind === 'dividend' ? 'semimonthly' : 'daily',
    tried: false,
    failure: null,
    offered: null,
  }),
  output: ({ context }) => ({ contract: context.offered }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the limits; the typed values stay.',
      tags: 'busy',
      entry: { type: 'readToday', params: { zone: 'GMT+8' } },
      invoke: {
        id: 'fetchTerms',
        src: 'fetchTerms',
        input: ({ context }) => ({ request: { kind: context.kind } }),
        onDone: [
          {
            guard: { type: 'hasRateToGive', params: ({ event }) => ({ terms: event.output }) },
            target: 'editing',
            actions: { type: 'keepTerms', params: ({ event }) => ({ terms: event.output }) },
          },
          { target: 'nothing' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'offer.close': 'closed' },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'offer.retry': { target: 'loading', actions: 'forgetFailure' }, 'offer.close': 'closed' },
    },
    nothing: {
      description: 'The member has no contract of this kind to pass on.',
      on: { 'offer.close': 'closed' },
    },
    editing: {
      description: 'The form; the recipient is typed or picked from the downlines.',
      invoke: {
        id: 'downlinePicker',
        src: 'downlinePicker',
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'offer.type': [
          {
            guard: { type: 'isDownline', params: ({ event }) => event },
            actions: [
              { type: 'keepTyped', params: ({ event }) => event },
              { type: 'search', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'keepTyped', params: ({ event }) => event } },
        ],
        'downline.chosen': {
          actions: { type: 'keepTyped', params: ({ event }) => ({ field: 'downline', value: event.username }) },
        },
        'offer.typeTier': {
          guard: { type: 'isTier', params: ({ event }) => event },
          actions: { type: 'keepTier', params: ({ event }) => event },
        },
        'offer.addTier': { guard: 'hasRoom', actions: 'addTier' },
        'offer.removeTier': {
          guard: { type: 'isOneOfSeveral', params: ({ event }) => event },
          actions: { type: 'removeTier', params: ({ event }) => event },
        },
        'offer.choosePeriod': { actions: { type: 'choosePeriod', params: ({ event }) => event } },
        'offer.submit': [{ guard: 'isValid', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'offer.close': 'closed',
      },
    },
    sending: {
      description: 'Sending the offer.',
      tags: 'busy',
      invoke: {
        id: 'sendOffer',
        src: 'sendOffer',
        input: ({ context }) => ({
          kind: context.kind,
          request: offerRequest(context),
          idempotencyKey: idempotencyKeyOf(context),
        }),
        onDone: { target: 'closed', actions: { type: 'keepOffered', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Refused; the limits on screen may be stale.',
            target: 'loading',
            actions: ['rotateKey', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: { 'offer.resend': { target: 'sending', actions: 'forgetFailure' }, 'offer.checkStatus': 'closed' },
    },
    closed: { description: 'Offered or cancelled.', type: 'final' },
  },
});
