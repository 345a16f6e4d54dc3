import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { agentContractContract, type ContractAction, type EndingContract } from '../../api/contract/agentContract.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../money/idempotency.ts';
import type { EventsOf } from '../support/events.ts';
import { actPort } from './actPort.ts';
import type { contractEvents } from './contract.events.ts';
import {
  type ActionResult,
  actRequest,
  type ContractContext,
  type ContractHistory,
  type ContractInput,
  isAgreement,
} from './contract.rules.ts';

const noChoice = { act: null, ends: [], changed: false, understood: false, tried: false } as const;

/** Setup of the contract machine. */
const contractSetup = setup({
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

/**
 * One contract: tiers, history and actions (CONTRACT-03…05, decision M8). Before an acceptance it lists the contracts
 * below that end as a result (CONTRACT-06), and again if that list has changed.
 */
export const contractMachine = contractSetup.createMachine({
  id: 'contract',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    history: null,
    act: null,
    ends: [],
    changed: false,
    understood: false,
    tried: false,
    done: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the contract and its history; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchHistory',
        src: 'fetchHistory',
        input: ({ context }) => ({ request: { id: context.id } }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepHistory', params: ({ event }) => ({ history: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'contract.close': 'closed' },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'contract.retry': { target: 'loading', actions: 'forgetNews' }, 'contract.close': 'closed' },
    },
    shown: {
      description: 'Shows the contract, its history and the allowed actions.',
      on: {
        'contract.refresh': { target: 'loading', actions: 'forgetNews' },
        'contract.choose': [
          {
            guard: { type: 'mayAgree', params: ({ event }) => event },
            target: 'previewing',
            actions: { type: 'keepAct', params: ({ event }) => event },
          },
          {
            guard: { type: 'mayAct', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'keepAct', params: ({ event }) => event },
          },
        ],
        'contract.close': 'closed',
      },
    },
    previewing: {
      description: 'Asks which contracts below would end.',
      tags: 'busy',
      invoke: {
        id: 'fetchPreview',
        src: 'fetchPreview',
        input: ({ context }) => ({ request: { id: context.id } }),
        onDone: { target: 'confirming', actions: { type: 'keepEnds', params: ({ event }) => event.output } },
        onError: {
          description: 'The contract on screen may be stale.',
          target: 'loading',
          actions: ['forgetChoice', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: { 'contract.back': { target: 'shown', actions: 'forgetChoice' } },
    },
    confirming: {
      description: 'Asks for confirmation, with each contract below that would end.',
      on: {
        'contract.acknowledge': { guard: 'hasEnds', actions: { type: 'understand', params: ({ event }) => event } },
        'contract.submit': [{ guard: 'isUnderstood', target: 'sending' }, { actions: 'markTried' }],
        'contract.back': { target: 'shown', actions: 'forgetChoice' },
      },
    },
    sending: {
      description: 'Sending the action.',
      tags: 'busy',
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context }) => ({
          kind: context.kind,
          request: actRequest(context),
          idempotencyKey: idempotencyKeyOf(context),
        }),
        onDone: {
          target: 'loading',
          actions: [
            { type: 'keepDone', params: ({ event }) => ({ acted: event.output }) },
            'forgetChoice',
            'rotateKey',
          ],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'areEndsOther', params: ({ event }) => ({ error: event.error }) },
            target: 'previewing',
            actions: ['markChanged', 'rotateKey'],
          },
          {
            description: 'Refused; the contract on screen may be stale.',
            target: 'loading',
            actions: [
              'forgetChoice',
              'rotateKey',
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'contract.resend': { target: 'sending', actions: 'forgetFailure' },
        'contract.checkStatus': { target: 'loading', actions: ['forgetChoice', 'forgetNews', 'rotateKey'] },
      },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});
