import { intentKey } from '../money/intent.ts';
import { emptyTier, offerRequest } from './contractOffer.rules.ts';
import { contractOfferSetup } from './contractOffer.setup.ts';

/**
 * A new contract for somebody directly below (CONTRACT-02): tiers, pay period, days and a remark, within what the member may
 * give (decisions M8, M10). It ends with the contract that was offered, or with null.
 */
export const contractOfferMachine = contractOfferSetup.createMachine({
  id: 'contractOffer',
  context: ({ input }) => ({
    ...input,
    settled: 0,
    terms: null,
    today: '',
    downline: '',
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
      description: 'Asks what the member may give; what was typed stays.',
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
      description: 'It could not be had: says why and offers to try again.',
      on: { 'offer.retry': { target: 'loading', actions: 'forgetFailure' }, 'offer.close': 'closed' },
    },
    nothing: {
      description: 'The member has no contract of this kind to give of: says so.',
      on: { 'offer.close': 'closed' },
    },
    editing: {
      description: 'The offer is written; to whom is typed, or picked from those directly below.',
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
        'offer.submit': [{ guard: 'isSound', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'offer.close': 'closed',
      },
    },
    sending: {
      description: 'The offer is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendOffer',
        src: 'sendOffer',
        input: ({ context }) => ({
          kind: context.kind,
          request: offerRequest(context),
          idempotencyKey: intentKey(context),
        }),
        onDone: { target: 'closed', actions: { type: 'keepOffered', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isUnsure', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'Refused: what one may give may be other than what is on screen.',
            target: 'loading',
            actions: ['settle', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    unsure: {
      description: 'No answer has come: it may have been offered. The same may be sent again, and counts once.',
      on: { 'offer.again': { target: 'sending', actions: 'forgetFailure' }, 'offer.look': 'closed' },
    },
    closed: { description: 'The offer was made, or left.', type: 'final' },
  },
});
