import { idempotencyKeyOf } from '../money/idempotency.ts';
import { actRequest } from './contract.rules.ts';
import { contractSetup } from './contract.setup.ts';

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
