import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { agentContractContract, type ContractRow } from '../../api/contract/agentContract.ts';
import type { PayPeriod } from '../../api/contract/rules/contractTerms.ts';
import { failureOf } from '../../api/failure.ts';
import { actPort } from '../contract/actPort.ts';
import { type DownlineChosen, downlinePickerMachine } from '../downlinePicker/downlinePicker.machine.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import type { contractOfferEvents, OfferField, TierField } from './contractOffer.events.ts';
import {
  emptyTier,
  hasRateToGive,
  isValid,
  type OfferContext,
  type OfferInput,
  type OfferTerms,
} from './contractOffer.rules.ts';

/** Setup of the contract-offer machine. */
export const contractOfferSetup = setup({
  types: {
    context: {} as OfferContext,
    input: {} as OfferInput,
    output: {} as { readonly contract: ContractRow | null },
    events: {} as EventsOf<typeof contractOfferEvents> | DownlineChosen,
    tags: {} as 'busy',
    children: {} as { downlinePicker: 'downlinePicker' },
  },
  actors: {
    downlinePicker: downlinePickerMachine,
    fetchTerms: apiPort(agentContractContract.terms),
    sendOffer: actPort,
  },
  actions: {
    readToday: (_, _params: { zone: 'GMT+8' }) => unwired('contractOffer.readToday')(),
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
    keepOffered: assign((_, params: { contract: ContractRow }) => ({ offered: params.contract })),
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
