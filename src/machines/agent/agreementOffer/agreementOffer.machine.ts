import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type AgreementRow, agreementContract } from '../../../api/contract/agent/agreement.ts';
import type { PayPeriod } from '../../../api/contract/rules/agreementTerms.ts';
import { failureOf } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired } from '../../support/unwired.ts';
import { actPort } from '../agreement/actPort.ts';
import { type DownlineChosen, downlinePickerMachine } from '../downlinePicker/downlinePicker.machine.ts';
import type { agreementOfferEvents, OfferField, TierField } from './agreementOffer.events.ts';
import {
  emptyTier,
  hasRateToGive,
  isValid,
  type OfferContext,
  type OfferInput,
  type OfferTerms,
  offerRequest,
} from './agreementOffer.rules.ts';

/** Setup of the agreement-offer machine. */
const agreementOfferSetup = setup({
  types: {
    context: {} as OfferContext,
    input: {} as OfferInput,
    output: {} as { readonly agreement: AgreementRow | null },
    events: {} as EventsOf<typeof agreementOfferEvents> | DownlineChosen,
    tags: {} as 'busy',
    children: {} as { downlinePicker: 'downlinePicker' },
  },
  actors: {
    downlinePicker: downlinePickerMachine,
    fetchTerms: apiPort(agreementContract.terms),
    sendOffer: actPort,
  },
  actions: {
    readToday: (_, _params: { zone: 'GMT+8' }) => unwired('agreementOffer.readToday')(),
    keepTerms: assign((_, params: { terms: OfferTerms }) => ({ terms: params.terms })),
    keepTyped: assign((_, params: { field: OfferField; value: string }) => ({
      [params.field]: params.value,
      failure: null,
    })),
    search: sendTo('downlinePicker', (_, params: { value: string }) => ({
      type: 'downlinePicker.search',
      value: params.value,
    })),
    keepTier: assign(({ context }, params: { tier: number; field: TierField; value: string }) => ({
      tiers: context.tiers.map((tier, place) =>
        place === params.tier ? { ...tier, [params.field]: params.value } : tier,
      ),
      failure: null,
    })),
    addTier: assign(({ context }) => ({ tiers: [...context.tiers, emptyTier], failure: null })),
    removeTier: assign(({ context }, params: { tier: number }) => ({
      tiers: context.tiers.filter((_, place) => place !== params.tier),
      failure: null,
    })),
    choosePeriod: assign((_, params: { period: PayPeriod }) => ({ period: params.period, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepOffered: assign((_, params: { agreement: AgreementRow }) => ({ offered: params.agreement })),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
  },
  guards: {
    hasRateToGive: ({ context }, params: { terms: OfferTerms }) => hasRateToGive({ ...context, terms: params.terms }),
    isDownline: (_, params: { field: OfferField }) => params.field === 'downline',
    isTier: ({ context }, params: { tier: number }) => context.tiers[params.tier] !== undefined,
    isOneOfSeveral: ({ context }, params: { tier: number }) =>
      context.tiers.length > 1 && context.tiers[params.tier] !== undefined,
    hasRoom: ({ context }) => context.tiers.length < (context.terms?.mostTiers ?? 0),
    isValid: ({ context }) => isValid(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});

/**
 * Offers an agreement to a direct downline (CONTRACT-02): tiers, pay period, dates and remark, within the member's limits
 * (decisions M8, M10). Outputs the offered agreement, or null.
 */
export const agreementOfferMachine = agreementOfferSetup.createMachine({
  id: 'agreementOffer',
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
  output: ({ context }) => ({ agreement: context.offered }),
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
      description: 'The member has no agreement of this kind to pass on.',
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
