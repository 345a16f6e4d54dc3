import type { LanguageCode } from '../../api/contract/fields.ts';
import type { ReceiptContext } from './receipt.rules.ts';
import { receiptSending } from './receipt.sending.ts';
import { receiptSetup } from './receipt.setup.ts';

const keepLanguage = {
  type: 'keepLanguage',
  params: ({ event }: { event: { readonly language: LanguageCode } }) => event,
} as const;
const detailRequest = ({ id, language }: ReceiptContext) => ({ id, language });

/**
 * A withdrawal and its receipt (WD-01…09): the timeline, polled while it changes, and the member's answer whether the
 * money has arrived. A poll takes nothing away: the form stays, and a failed one is followed by the next. Can be left at
 * any time, except while the answer is being sent.
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
    requestLanguage: input.language,
  }),
  initial: 'loading',
  on: { 'page.language': { actions: keepLanguage } },
  states: {
    loading: {
      description: 'Loading the withdrawal; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchDetail',
        src: 'fetchDetail',
        input: ({ context }) => ({ request: detailRequest(context), headers: { 'x-background': '0' } }),
        onDone: { target: 'shown', actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'receipt.close': 'closed',
        'page.language': { target: 'loading', reenter: true, actions: keepLanguage },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: {
        'receipt.retry': { target: 'loading', actions: 'forgetFailure' },
        'receipt.close': 'closed',
      },
    },
    shown: {
      description: 'Shows the timeline and asks whether the money has arrived.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Until the next poll.',
          after: { poll: { guard: 'isMoving', target: 'polling' } },
        },
        polling: {
          description: 'Asking for news in the background (decision W4).',
          invoke: {
            id: 'fetchDetail',
            src: 'fetchDetail',
            input: ({ context }) => ({ request: detailRequest(context), headers: { 'x-background': '1' } }),
            onDone: {
              target: 'resting',
              actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) },
            },
            onError: 'resting',
          },
        },
      },
      on: {
        'page.language': { target: 'loading', actions: keepLanguage },
        'receipt.refresh': { target: 'loading', actions: 'forgetFailure' },
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
          { guard: 'isReceived', target: 'sending.received', actions: 'startSending' },
          { guard: 'isPartly', target: 'sending.partly', actions: 'startSending' },
          { guard: 'isNot', target: 'sending.not', actions: 'startSending' },
          { guard: 'isDispute', target: 'sending.dispute', actions: 'startSending' },
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
        { target: 'loading', actions: 'rotateKey' },
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
        'receipt.checkStatus': { target: 'loading', actions: ['forgetFailure', 'rotateKey'] },
      },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});
