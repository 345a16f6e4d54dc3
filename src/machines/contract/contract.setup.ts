import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import {
  agentContractContract,
  type ContractAct,
  type ContractKind,
  type ContractRequest,
  type EndingContract,
} from '../../api/contract/agentContract.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import { isUnsure } from '../money/intent.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredPromise } from '../support/unwired.ts';
import type { contractEvents } from './contract.events.ts';
import {
  type Acted,
  type ContractContext,
  type ContractHistory,
  type ContractInput,
  isAgreement,
} from './contract.rules.ts';

/** An act as it is sent: each kind has a call of its own (API-50…53). */
export interface ActCall {
  readonly kind: ContractKind;
  readonly request: ContractRequest;
  readonly idempotencyKey: string;
}

const noChoice = { act: null, ends: [], changed: false, understood: false, tried: false } as const;

/** What the chart of one contract is made of. */
export const contractSetup = setup({
  types: {
    context: {} as ContractContext,
    input: {} as ContractInput,
    events: {} as EventsOf<typeof contractEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchHistory: apiPort(agentContractContract.history),
    fetchPreview: apiPort(agentContractContract.preview),
    sendAct: unwiredPromise<Acted, ActCall>('contract.sendAct'),
  },
  actions: {
    keepHistory: assign((_, params: { history: ContractHistory }) => ({ history: params.history })),
    keepAct: assign((_, params: { act: ContractAct }) => ({ ...noChoice, act: params.act, failure: null, done: null })),
    keepEnds: assign((_, params: { ends: readonly EndingContract[] }) => ({
      ends: params.ends,
      understood: false,
      tried: false,
    })),
    markChanged: assign({ changed: true, ends: [] }),
    understand: assign((_, params: { yes: boolean }) => ({ understood: params.yes })),
    markTried: assign({ tried: true }),
    forgetChoice: assign(noChoice),
    keepDone: assign(({ context }, params: { acted: Acted }) => ({
      done: context.act && { act: context.act, ended: params.acted.ended.length },
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetNews: assign({ failure: null, done: null }),
    /** The answer has come: what is meant next is something else. */
    settle: assign(({ context }) => ({ settled: context.settled + 1 })),
  },
  guards: {
    mayAgree: ({ context }, params: { act: ContractAct }) =>
      isAgreement(params.act) && context.history?.contract.may.includes(params.act) === true,
    mayAct: ({ context }, params: { act: ContractAct }) => context.history?.contract.may.includes(params.act) === true,
    hasEnds: ({ context }) => context.ends.length > 0,
    isUnderstood: ({ context }) => context.ends.length === 0 || context.understood,
    areEndsOther: ({ context }, params: { error: unknown }) =>
      isAgreement(context.act) && isRefusal(failureOf(params.error), 'CONTRACT_ENDS_CHANGED'),
    isUnsure: (_, params: { error: unknown }) => isUnsure(failureOf(params.error)),
  },
});
