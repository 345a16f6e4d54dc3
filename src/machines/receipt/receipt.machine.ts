import { baseRequest, receiptSending } from './receipt.sending.ts';
import { receiptSetup } from './receipt.setup.ts';

/**
 * A withdrawal and its receipt (WD-01…09): the timeline, polled while it changes, and the member's answer whether the
 * money has arrived. Can be left at any time, except while the answer is being sent.
 */
export const receiptMachine = receiptSetup.createMachine({
  id: 'receipt',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    detail: null,
    answer: null,
    disputing: false,
    typed: '',
    proofs: [],
    tried: false,
    failure: null,
    userInitiated: true,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the withdrawal; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchDetail',
        src: 'fetchDetail',
        input: ({ context }) => ({
          request: baseRequest(context),
          headers: { 'x-background': context.userInitiated ? '0' : '1' } as const,
        }),
        onDone: { target: 'shown', actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'receipt.close': 'closed' },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: {
        'receipt.retry': { target: 'loading', actions: ['forgetFailure', 'markUserInitiated'] },
        'receipt.close': 'closed',
      },
    },
    shown: {
      description: 'Shows the timeline and asks whether the money has arrived.',
      after: { poll: { guard: 'isMoving', target: 'loading', actions: 'markBackground' } },
      on: {
        'receipt.refresh': { target: 'loading', actions: ['forgetFailure', 'markUserInitiated'] },
        'receipt.choose': {
          guard: 'mayAnswer',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'receipt.type': { guard: 'isPart', actions: { type: 'keepTyped', params: ({ event }) => event } },
        'receipt.addProofs': { guard: 'takesProofs', actions: { type: 'addProofs', params: ({ event }) => event } },
        'receipt.removeProof': {
          guard: { type: 'isProof', params: ({ event }) => event },
          actions: { type: 'removeProof', params: ({ event }) => event },
        },
        'receipt.dispute': { guard: 'mayDispute', actions: 'startDispute' },
        'receipt.leaveDispute': { guard: 'isDisputing', actions: 'leaveDispute' },
        'receipt.submit': [
          { guard: 'isReceived', target: 'sending.received', actions: 'markTried' },
          { guard: 'isPartly', target: 'sending.partly', actions: 'markTried' },
          { guard: 'isNot', target: 'sending.not', actions: 'markTried' },
          { guard: 'isDispute', target: 'sending.dispute', actions: 'markTried' },
          { guard: 'hasForm', actions: 'markTried' },
        ],
        'receipt.close': 'closed',
      },
    },
    sending: receiptSending,
    taken: {
      description: 'The answer was accepted.',
      always: { target: 'shown', actions: ['forgetForm', 'rotateKey', 'tellMoved'] },
    },
    refused: {
      description: 'Refused, or outcome unknown.',
      always: [
        { guard: 'isOpenEnded', target: 'unsure' },
        { target: 'loading', actions: ['rotateKey', 'markUserInitiated'] },
      ],
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'receipt.resend': [
          { guard: 'isReceived', target: 'sending.received', actions: 'forgetFailure' },
          { guard: 'isPartly', target: 'sending.partly', actions: 'forgetFailure' },
          { guard: 'isNot', target: 'sending.not', actions: 'forgetFailure' },
          { target: 'sending.dispute', actions: 'forgetFailure' },
        ],
        'receipt.checkStatus': { target: 'loading', actions: ['forgetFailure', 'rotateKey', 'markUserInitiated'] },
      },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});
