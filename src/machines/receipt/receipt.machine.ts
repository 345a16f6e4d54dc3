import { receiptSending, said } from './receipt.sending.ts';
import { receiptSetup } from './receipt.setup.ts';

/**
 * A withdrawal and what has become of it (WD-01…09): its timeline, looked at again while it moves, and the member's word
 * on whether it has come. Leaving and coming back is allowed at any time but while that word is on its way.
 */
export const receiptMachine = receiptSetup.createMachine({
  id: 'receipt',
  context: ({ input }) => ({
    ...input,
    settled: 0,
    detail: null,
    answer: null,
    disputing: false,
    typed: '',
    proofs: [],
    tried: false,
    failure: null,
    asked: true,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Fetches the withdrawal; what is known already stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchDetail',
        src: 'fetchDetail',
        input: ({ context }) => ({
          request: said(context),
          headers: { 'x-background': context.asked ? '0' : '1' } as const,
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
      description: 'It could not be had: says why and offers to try again.',
      on: {
        'receipt.retry': { target: 'loading', actions: ['forgetFailure', 'markAsked'] },
        'receipt.close': 'closed',
      },
    },
    shown: {
      description: 'The withdrawal with its timeline, and the question whether it has come.',
      after: { lookAgain: { guard: 'isMoving', target: 'loading', actions: 'markUnasked' } },
      on: {
        'receipt.refresh': { target: 'loading', actions: ['forgetFailure', 'markAsked'] },
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
      description: 'The server has taken the word.',
      always: { target: 'shown', actions: ['forgetForm', 'settle', 'tellMoved'] },
    },
    refused: {
      description: 'It came to nothing, or nobody knows.',
      always: [
        { guard: 'isOpenEnded', target: 'unsure' },
        { target: 'loading', actions: ['settle', 'markAsked'] },
      ],
    },
    unsure: {
      description: 'No answer has come: it may have been taken. The same may be sent again, and counts once.',
      on: {
        'receipt.again': [
          { guard: 'isReceived', target: 'sending.received', actions: 'forgetFailure' },
          { guard: 'isPartly', target: 'sending.partly', actions: 'forgetFailure' },
          { guard: 'isNot', target: 'sending.not', actions: 'forgetFailure' },
          { target: 'sending.dispute', actions: 'forgetFailure' },
        ],
        'receipt.look': { target: 'loading', actions: ['forgetFailure', 'settle', 'markAsked'] },
      },
    },
    closed: { description: 'The receipt was closed.', type: 'final' },
  },
});
