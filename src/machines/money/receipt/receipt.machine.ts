import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type WithdrawalDetail, withdrawalContract } from '../../../api/contract/money/withdraw.ts';
import { failureOf } from '../../../api/failure.ts';
import type { MoneyMoved } from '../../site/pages/pages.events.ts';
import type { EventsOf } from '../../support/events.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../idempotency.ts';
import type { Proof, ProofsAdded, ReceiptAnswer, receiptEvents } from './receipt.events.ts';
import {
  acceptsProofs,
  answerCallOf,
  areProofsRequired,
  isInProgress,
  mayAnswer,
  proofsProblem,
  type ReceiptContext,
  receivedOf,
} from './receipt.rules.ts';

interface ReceiptInput {
  readonly id: string;
  readonly language: LanguageCode;
  readonly keySeed: string;
}

/** One above the limit, so that choosing too many shows an error; the rest is dropped. */
const MOST_KEPT = 4;

/** Setup of the receipt machine. */
const receiptSetup = setup({
  types: {
    context: {} as ReceiptContext,
    input: {} as ReceiptInput,
    events: {} as EventsOf<typeof receiptEvents> | ProofsAdded,
    tags: {} as 'busy',
  },
  actors: {
    fetchDetail: apiPort(withdrawalContract.detail),
    sendReceived: apiPort(withdrawalContract.confirmReceived),
    sendPartly: apiPort(withdrawalContract.reportPartly),
    sendNotReceived: apiPort(withdrawalContract.reportNotReceived),
    sendDispute: apiPort(withdrawalContract.dispute),
  },
  actions: {
    keepDetail: assign((_, params: { detail: WithdrawalDetail }) => ({ detail: params.detail })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    choose: assign((_, params: { answer: ReceiptAnswer }) => ({
      answer: params.answer,
      tried: false,
      failure: null,
    })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    addProofs: assign(({ context }, params: { proofs: readonly Proof[] }) => ({
      proofs: [...context.proofs, ...params.proofs].slice(0, MOST_KEPT),
      failure: null,
    })),
    removeProof: assign(({ context }, params: { index: number }) => ({
      proofs: context.proofs.filter((_, index) => index !== params.index),
    })),
    startDispute: assign({ disputing: true, tried: false, failure: null }),
    leaveDispute: assign({ disputing: false, tried: false, failure: null }),
    markTried: assign({ tried: true, failure: null }),
    startSending: assign(({ context }) => ({ tried: true, failure: null, requestLanguage: context.language })),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    forgetForm: assign({ answer: null, typed: '', proofs: [], disputing: false, tried: false, failure: null }),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
  },
  guards: {
    mayAnswer: ({ context }) => mayAnswer(context),
    isPart: ({ context }) => mayAnswer(context) && context.answer === 'partly',
    mayDispute: ({ context }) => context.detail?.disputeUntil != null && !context.disputing,
    isDisputing: ({ context }) => context.disputing,
    hasForm: ({ context }) => mayAnswer(context) || context.disputing,
    isMoving: ({ context }) => context.detail !== null && isInProgress(context.detail),
    isReceived: ({ context }) => answerCallOf(context) === 'received' && context.detail?.canConfirm === true,
    isPartly: ({ context }) =>
      answerCallOf(context) === 'partly' && context.detail?.canConfirm === true && 'amount' in receivedOf(context),
    isNot: ({ context }) =>
      answerCallOf(context) === 'not' && context.detail?.canConfirm === true && proofsProblem(context) === null,
    isDispute: ({ context }) =>
      answerCallOf(context) === 'dispute' && context.detail?.disputeUntil != null && proofsProblem(context) === null,
    takesProofs: ({ context }) => acceptsProofs(context),
    isProof: ({ context }, params: { index: number }) =>
      acceptsProofs(context) && context.proofs[params.index] !== undefined,
    isOpenEnded: ({ context }) => context.failure !== null && isOutcomeUnknown(context.failure),
  },
  delays: { poll: 10_000 },
});

/** Common part of every answer; sent again, it is the same. */
const baseRequest = ({ id, requestLanguage }: ReceiptContext) => ({ id, language: requestLanguage });

const proofsOf = (context: ReceiptContext) =>
  areProofsRequired(context) ? { proofs: context.proofs.map(({ file }) => file) } : {};

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
    sending: {
      description: 'Sending the member’s answer.',
      tags: 'busy',
      initial: 'received',
      states: {
        received: {
          description: 'WD-02: received in full.',
          invoke: {
            id: 'sendReceived',
            src: 'sendReceived',
            input: ({ context }) => ({ request: baseRequest(context), idempotencyKey: idempotencyKeyOf(context) }),
            onDone: {
              target: '#receipt.taken',
              actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) },
            },
            onError: {
              target: '#receipt.refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        partly: {
          description: 'WD-04, 07: received in part.',
          invoke: {
            id: 'sendPartly',
            src: 'sendPartly',
            input: ({ context }) => {
              const typed = receivedOf(context);
              const received = 'amount' in typed ? typed.amount : 0;
              const remaining = (context.detail?.payout ?? 0) - received;
              return {
                request: { ...baseRequest(context), received, remaining },
                idempotencyKey: idempotencyKeyOf(context),
              };
            },
            onDone: {
              target: '#receipt.taken',
              actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) },
            },
            onError: {
              target: '#receipt.refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        not: {
          description: 'WD-03, 05: nothing received, with pictures.',
          invoke: {
            id: 'sendNotReceived',
            src: 'sendNotReceived',
            input: ({ context }) => ({
              request: { ...baseRequest(context), ...proofsOf(context) },
              idempotencyKey: idempotencyKeyOf(context),
            }),
            onDone: {
              target: '#receipt.taken',
              actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) },
            },
            onError: {
              target: '#receipt.refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        dispute: {
          description: 'Dispute of an automatic receipt, with pictures.',
          invoke: {
            id: 'sendDispute',
            src: 'sendDispute',
            input: ({ context }) => ({
              request: { ...baseRequest(context), ...proofsOf(context) },
              idempotencyKey: idempotencyKeyOf(context),
            }),
            onDone: {
              target: '#receipt.taken',
              actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) },
            },
            onError: {
              target: '#receipt.refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
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
