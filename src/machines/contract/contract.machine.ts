import { intentKey } from '../money/intent.ts';
import { actRequest } from './contract.rules.ts';
import { contractSetup } from './contract.setup.ts';

/**
 * One contract: its tiers, all that has happened to it, and what the member may do with it (CONTRACT-03…05, decision M8).
 * Before a yes it shows which contracts further down end by it (CONTRACT-06), and again when others would end by now.
 */
export const contractMachine = contractSetup.createMachine({
  id: 'contract',
  context: ({ input }) => ({
    ...input,
    settled: 0,
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
      description: 'Fetches the contract with its history; what is known already stays on screen.',
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
      description: 'It could not be had: says why and offers to try again.',
      on: { 'contract.retry': { target: 'loading', actions: 'forgetNews' }, 'contract.close': 'closed' },
    },
    shown: {
      description: 'The contract, its history and what the member may do with it now.',
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
      description: 'Asks which contracts further down would end by a yes.',
      tags: 'busy',
      invoke: {
        id: 'fetchPreview',
        src: 'fetchPreview',
        input: ({ context }) => ({ request: { id: context.id } }),
        onDone: { target: 'confirming', actions: { type: 'keepEnds', params: ({ event }) => event.output } },
        onError: {
          description: 'What is on screen may be out of date.',
          target: 'loading',
          actions: ['forgetChoice', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: { 'contract.back': { target: 'shown', actions: 'forgetChoice' } },
    },
    confirming: {
      description: 'What the act does, once more; where contracts further down end by it, each of them.',
      on: {
        'contract.understand': { guard: 'hasEnds', actions: { type: 'understand', params: ({ event }) => event } },
        'contract.submit': [{ guard: 'isUnderstood', target: 'sending' }, { actions: 'markTried' }],
        'contract.back': { target: 'shown', actions: 'forgetChoice' },
      },
    },
    sending: {
      description: 'The act is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context }) => ({
          kind: context.kind,
          request: actRequest(context),
          idempotencyKey: intentKey(context),
        }),
        onDone: {
          target: 'loading',
          actions: [{ type: 'keepDone', params: ({ event }) => ({ acted: event.output }) }, 'forgetChoice', 'settle'],
        },
        onError: [
          {
            guard: { type: 'isUnsure', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'areEndsOther', params: ({ event }) => ({ error: event.error }) },
            target: 'previewing',
            actions: ['markChanged', 'settle'],
          },
          {
            description: 'Refused: the contract may be other than what is on screen.',
            target: 'loading',
            actions: [
              'forgetChoice',
              'settle',
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    unsure: {
      description: 'No answer has come: it may have been done. The same may be sent again, and counts once.',
      on: {
        'contract.again': { target: 'sending', actions: 'forgetFailure' },
        'contract.look': { target: 'loading', actions: ['forgetChoice', 'forgetNews', 'settle'] },
      },
    },
    closed: { description: 'The contract was closed.', type: 'final' },
  },
});
