import { assign, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { agentContractContract, type ContractKind, type ContractRow } from '../../api/contract/agentContract.ts';
import { type AgentFeatures, agentFeaturesContract } from '../../api/contract/agentFeatures.ts';
import { failureOf } from '../../api/failure.ts';
import { contractMachine } from '../contract/contract.machine.ts';
import { contractOfferMachine } from '../contractOffer/contractOffer.machine.ts';
import type { ListChosen, ListOpened } from '../list/list.machine.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { contractListMachine } from './contractList.machine.ts';
import type { ContractSide, contractsEvents } from './contracts.events.ts';
import { type ContractsContext, kindsOn, openingChoice } from './contracts.rules.ts';

const handleOf = (row: ContractRow | null) => row && { id: row.id, kind: row.kind };

/** Setup of the contracts machine. */
export const contractsSetup = setup({
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
