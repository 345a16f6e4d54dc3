import { assign, fromPromise } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { type ContractKind, agentContractContract as calls } from '../../api/contract/agentContract.ts';
import { agentFeaturesContract } from '../../api/contract/agentFeatures.ts';
import { lineTransferContract } from '../../api/contract/lineTransfer.ts';
import { businessDay } from '../../api/contract/rules/businessDay.ts';
import { contractMachine } from '../contract/contract.machine.ts';
import type { Acted } from '../contract/contract.rules.ts';
import type { ActCall } from '../contract/contract.setup.ts';
import { contractOfferMachine } from '../contractOffer/contractOffer.machine.ts';
import { downlinePickerMachine } from '../downlinePicker/downlinePicker.machine.ts';
import type { ContractSide } from './contracts.events.ts';
import { createContractsMachine } from './contracts.machine.ts';
import type { askedOf, ContractsPart } from './contracts.rules.ts';

/** Each kind has calls of its own (API-50…53). */
const lists = {
  dividend: calls.dividendList,
  daily: calls.dailyList,
  hourly: calls.hourlyList,
  realTime: calls.realTimeList,
} as const satisfies Record<ContractKind, unknown>;

export interface ContractsDeps {
  readonly api: ApiClient;
  /** The present of the site, ms. */
  readonly siteNow: () => number;
}

export function wireContracts(
  { api, siteNow }: ContractsDeps,
  sides: readonly [ContractSide, ...ContractSide[]] = ['downline', 'upline'],
) {
  const sendAct = fromPromise<Acted, ActCall>(({ input: { kind, ...call }, signal }) => api(calls[kind], call, signal));
  return createContractsMachine(sides).provide({
    actors: {
      fetchFeatures: apiActor(api, agentFeaturesContract.read),
      fetchWaiting: apiActor(api, calls.requests),
      fetchPart: fromPromise<ContractsPart, ReturnType<typeof askedOf>>(({ input: { kind, ...call }, signal }) =>
        api(lists[kind], call, signal),
      ),
      contract: contractMachine.provide({
        actors: {
          fetchHistory: apiActor(api, calls.history),
          fetchPreview: apiActor(api, calls.preview),
          sendAct,
        },
      }),
      offer: contractOfferMachine.provide({
        actors: {
          downlinePicker: downlinePickerMachine.provide({
            actors: { fetchDownlines: apiActor(api, lineTransferContract.downlines) },
          }),
          fetchTerms: apiActor(api, calls.terms),
          sendOffer: sendAct,
        },
        actions: { readToday: assign({ today: () => businessDay(siteNow()) }) },
      }),
    },
  });
}
