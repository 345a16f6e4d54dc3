import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { agentContractContract, type ContractAction, type EndingContract } from '../../api/contract/agentContract.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { EventsOf } from '../support/events.ts';
import { actPort } from './actPort.ts';
import type { contractEvents } from './contract.events.ts';
import {
  type ActionResult,
  type ContractContext,
  type ContractHistory,
  type ContractInput,
  isAgreement,
} from './contract.rules.ts';

const noChoice = { act: null, ends: [], changed: false, understood: false, tried: false } as const;

/** Setup of the contract machine. */
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
    sendAct: actPort,
  },
  actions: {
    keepHistory: assign((_, params: { history: ContractHistory }) => ({ history: params.history })),
    keepAct: assign((_, params: { act: ContractAction }) => ({
      ...noChoice,
      act: params.act,
      failure: null,
      done: null,
    })),
    keepEnds: assign((_, params: { ends: readonly EndingContract[] }) => ({
      ends: params.ends,
      understood: false,
      tried: false,
    })),
    markChanged: assign({ changed: true, ends: [] }),
    understand: assign((_, params: { yes: boolean }) => ({ understood: params.yes })),
    markTried: assign({ tried: true }),
    forgetChoice: assign(noChoice),
    keepDone: assign(({ context }, params: { acted: ActionResult }) => ({
      done: context.act && { act: context.act, ended: params.acted.ended.length },
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetNews: assign({ failure: null, done: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
  },
  guards: {
    mayAgree: ({ context }, params: { act: ContractAction }) =>
      isAgreement(params.act) && context.history?.contract.may.includes(params.act) === true,
    mayAct: ({ context }, params: { act: ContractAction }) =>
      context.history?.contract.may.includes(params.act) === true,
    hasEnds: ({ context }) => context.ends.length > 0,
    isUnderstood: ({ context }) => context.ends.length === 0 || context.understood,
    areEndsOther: ({ context }, params: { error: unknown }) =>
      isAgreement(context.act) && isRefusal(failureOf(params.error), 'CONTRACT_ENDS_CHANGED'),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});
