import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { agentContractContract, type ContractKind, type ContractRow } from '../../api/contract/agentContract.ts';
import { type AgentFeatures, agentFeaturesContract } from '../../api/contract/agentFeatures.ts';
import { failureOf } from '../../api/failure.ts';
import { contractMachine } from '../contract/contract.machine.ts';
import { contractOfferMachine } from '../contractOffer/contractOffer.machine.ts';
import type { ListChosen, ListOpened } from '../list/list.machine.ts';
import { idempotencyKeyOf } from '../money/idempotency.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { contractListMachine } from './contractList.machine.ts';
import type { ContractSide, contractsEvents } from './contracts.events.ts';
import { type ContractsContext, kindsOn, offerToOf, openingChoice } from './contracts.rules.ts';

const handleOf = (row: ContractRow | null) => row && { id: row.id, kind: row.kind };

/** Setup of the contracts machine. */
const contractsSetup = setup({
  types: {
    context: {} as ContractsContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof contractsEvents> | ListOpened | ListChosen,
    tags: {} as 'busy',
    children: {} as { list: 'list'; contract: 'contract'; offer: 'offer' },
  },
  actors: {
    fetchFeatures: apiPort(agentFeaturesContract.read),
    fetchWaiting: apiPort(agentContractContract.requests),
    list: contractListMachine,
    contract: contractMachine,
    offer: contractOfferMachine,
  },
  actions: {
    keepFeatures: assign(({ context }, params: { features: AgentFeatures }) => {
      const kinds = kindsOn(params.features);
      return { kinds, kind: kinds.includes(context.kind) ? context.kind : (kinds[0] ?? context.kind) };
    }),
    keepWaiting: assign(({ context }, params: { list: readonly ContractRow[] }) => ({
      waiting: params.list,
      ...openingChoice(context, params.list),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    markShown: assign({ wasShown: true }),
    keepChoice: assign((_, { choice: { filters } }: ListChosen) => ({
      side: filters.side as ContractSide,
      kind: filters.kind as ContractKind,
    })),
    refreshList: sendTo('list', { type: 'list.refresh' }),
    openListed: assign(({ context }, params: ListOpened) => ({ open: { id: params.id, kind: context.kind } })),
    openWaiting: assign(({ context: { waiting } }, params: { id: string }) => ({
      open: handleOf(waiting.find(({ id }) => id === params.id) ?? null),
    })),
    openOffered: assign((_, params: { contract: ContractRow | null }) => ({ open: handleOf(params.contract) })),
    closeRow: assign({ open: null }),
    /** The next contract opened gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
  },
  guards: {
    isAnyOn: (_, params: { features: AgentFeatures }) => kindsOn(params.features).length > 0,
    isWaiting: ({ context: { waiting } }, params: { id: string }) => waiting.some(({ id }) => id === params.id),
    mayGive: ({ context }) => context.side === 'upline',
    isOffered: (_, params: { contract: ContractRow | null }) => params.contract !== null,
  },
});

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/** What can be done while the list is on screen. */
const browsing = {
  'list.chosen': {
    actions: { type: 'keepChoice', params: ({ event }: { readonly event: ListChosen }) => event },
  },
  'contracts.open': {
    guard: { type: 'isWaiting', params: ({ event }: { readonly event: { readonly id: string } }) => event },
    target: 'following',
    actions: { type: 'openWaiting', params: ({ event }: { readonly event: { readonly id: string } }) => event },
  },
  'list.opened': {
    target: 'following',
    actions: { type: 'openListed', params: ({ event }: { readonly event: ListOpened }) => event },
  },
  'contracts.offer': { guard: 'mayGive', target: 'offering' },
} as const;

/**
 * The contract requests (CONTRACT-07): contracts awaiting the member's answer, contracts given and received by kind,
 * one contract in detail, and a new offer. Disabled kinds are absent (ROLE-22…25).
 */
export const createContractsMachine = (sides: readonly [ContractSide, ...ContractSide[]]) =>
  contractsSetup.createMachine({
    id: 'contracts',
    context: ({ input: { language, keySeed, address } }) => ({
      language,
      keySeed,
      keyIndex: 0,
      sides,
      offerTo: offerToOf(address),
      // Offers go to downlines.
      side: offerToOf(address) !== null && sides.includes('upline') ? 'upline' : sides[0],
      kinds: [],
      kind: 'dividend',
      wasShown: false,
      waiting: [],
      failure: null,
      open: null,
    }),
    initial: 'loading',
    states: {
      loading: {
        description: 'Loading; earlier data stays on screen.',
        tags: 'busy',
        initial: 'features',
        states: {
          features: {
            description: 'Loading which kinds of contracts are enabled.',
            invoke: {
              id: 'fetchFeatures',
              src: 'fetchFeatures',
              input: { request: {} },
              onDone: [
                {
                  guard: { type: 'isAnyOn', params: ({ event }) => ({ features: event.output }) },
                  target: 'waiting',
                  actions: { type: 'keepFeatures', params: ({ event }) => ({ features: event.output }) },
                },
                { target: '#contracts.closed' },
              ],
              onError: {
                target: '#contracts.failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          waiting: {
            description: 'Loading the contracts that await the member’s answer (CONTRACT-09).',
            invoke: {
              id: 'fetchWaiting',
              src: 'fetchWaiting',
              input: { request: {} },
              onDone: {
                target: '#contracts.open',
                actions: { type: 'keepWaiting', params: ({ event }) => event.output },
              },
              onError: {
                target: '#contracts.failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
        },
      },
      failed: {
        description: 'Loading failed; shows the reason and Retry.',
        on: { 'contracts.retry': { target: 'loading', actions: 'forgetFailure' } },
      },
      closed: { description: 'No kind of contract is enabled; says so.' },
      open: {
        description: 'The list runs, on screen or below one contract.',
        entry: 'markShown',
        initial: 'listing',
        invoke: {
          id: 'list',
          src: 'list',
          input: ({ context: { language, sides, kinds, side, kind } }) => ({
            language,
            offered: { side: sides, kind: kinds },
            choice: { filters: { side, kind } },
          }),
          onError: { target: 'failed', actions: [keepFailure, 'closeRow', 'rotateKey'] },
        },
        states: {
          listing: {
            description: 'Shows the contracts awaiting an answer, and those of one side and kind.',
            on: { ...browsing, 'contracts.refresh': { target: 'updating', actions: 'refreshList' } },
          },
          updating: {
            description: 'Loading the requests again; the known ones stay on screen.',
            tags: 'busy',
            invoke: {
              id: 'fetchWaiting',
              src: 'fetchWaiting',
              input: { request: {} },
              onDone: { target: 'listing', actions: { type: 'keepWaiting', params: ({ event }) => event.output } },
              onError: { target: '#contracts.failed', actions: keepFailure },
            },
            on: browsing,
          },
          following: {
            description: "Shows one contract and the member's actions on it.",
            invoke: {
              id: 'contract',
              src: 'contract',
              input: ({ context }) => ({
                id: context.open?.id ?? '',
                kind: context.open?.kind ?? context.kind,
                keySeed: idempotencyKeyOf(context),
              }),
              onDone: { target: 'updating', actions: ['closeRow', 'rotateKey', 'refreshList'] },
              onError: { target: 'updating', actions: ['closeRow', 'rotateKey', 'refreshList'] },
            },
          },
          offering: {
            description: 'Form for a new contract of this kind.',
            invoke: {
              id: 'offer',
              src: 'offer',
              input: ({ context }) => ({
                kind: context.kind,
                keySeed: idempotencyKeyOf(context),
                ...(context.offerTo !== null && { downline: context.offerTo }),
              }),
              onDone: [
                {
                  guard: { type: 'isOffered', params: ({ event }) => event.output },
                  target: 'following',
                  actions: [{ type: 'openOffered', params: ({ event }) => event.output }, 'rotateKey'],
                },
                { target: 'updating', actions: ['rotateKey', 'refreshList'] },
              ],
              onError: { target: 'updating', actions: ['rotateKey', 'refreshList'] },
            },
          },
        },
      },
    },
  });

/** With both sides; the chart is the same for each. */
export const contractsMachine = createContractsMachine(['downline', 'upline']);
