import { assign, setup } from 'xstate';
import { apiChoicePort, apiPort } from '../../api/actors.ts';
import { agentContractContract, type ContractKind, type ContractRow } from '../../api/contract/agentContract.ts';
import { type AgentFeatures, agentFeaturesContract } from '../../api/contract/agentFeatures.ts';
import { failureOf } from '../../api/failure.ts';
import { contractMachine } from '../contract/contract.machine.ts';
import { contractOfferMachine } from '../contractOffer/contractOffer.machine.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { isPageOf } from '../support/paging.ts';
import type { ContractSide, contractsEvents } from './contracts.events.ts';
import {
  type ContractsContext,
  type ContractsPart,
  kindsOn,
  openingChoice,
  pagesOf,
  rowOf,
} from './contracts.rules.ts';

/** Each kind has its own calls (API-50…53). */
const lists = {
  dividend: agentContractContract.dividendList,
  daily: agentContractContract.dailyList,
  hourly: agentContractContract.hourlyList,
  realTime: agentContractContract.realTimeList,
} as const satisfies Record<ContractKind, unknown>;

/** The choice changed: clears the contracts of the old one. */
const anew = { part: null, failure: null, page: 1 } as const;

const handleOf = (row: ContractRow | null) => row && { id: row.id, kind: row.kind };

/** Setup of the contracts machine. */
export const contractsSetup = setup({
  types: {
    context: {} as ContractsContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof contractsEvents>,
    tags: {} as 'busy',
    children: {} as { contract: 'contract'; offer: 'offer' },
  },
  actors: {
    fetchFeatures: apiPort(agentFeaturesContract.read),
    fetchWaiting: apiPort(agentContractContract.requests),
    fetchPart: apiChoicePort(lists),
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
    keepPart: assign((_, params: { part: ContractsPart }) => ({ part: params.part })),
    keepFailure: assign((_, params: { error: unknown }) => ({ part: null, failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    chooseSide: assign((_, params: { side: ContractSide }) => ({ ...anew, side: params.side })),
    chooseKind: assign((_, params: { kind: ContractKind }) => ({ ...anew, kind: params.kind })),
    chooseOver: assign((_, params: { over: boolean }) => ({ ...anew, over: params.over })),
    setPage: assign((_, params: { page: number }) => ({ page: params.page })),
    openRow: assign(({ context }, params: { id: string }) => ({ open: handleOf(rowOf(context, params.id)) })),
    openOffered: assign((_, params: { contract: ContractRow | null }) => ({ open: handleOf(params.contract) })),
    closeRow: assign({ open: null }),
    /** The next contract opened gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
  },
  guards: {
    isAnyOn: (_, params: { features: AgentFeatures }) => kindsOn(params.features).length > 0,
    isOtherSide: ({ context }, params: { side: ContractSide }) =>
      params.side !== context.side && context.sides.includes(params.side),
    isOtherKind: ({ context }, params: { kind: ContractKind }) =>
      params.kind !== context.kind && context.kinds.includes(params.kind),
    isOtherFilter: ({ context }, params: { over: boolean }) => params.over !== context.over,
    isOtherPage: ({ context }, params: { page: number }) =>
      params.page !== context.page && isPageOf(pagesOf(context), params.page),
    isRow: ({ context }, params: { id: string }) => rowOf(context, params.id) !== null,
    mayGive: ({ context }) => context.side === 'upline',
    isOffered: (_, params: { contract: ContractRow | null }) => params.contract !== null,
  },
});
