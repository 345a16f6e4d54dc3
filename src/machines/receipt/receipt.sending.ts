import { idempotencyKeyOf } from '../money/idempotency.ts';
import { areProofsRequired, type ReceiptContext, receivedOf } from './receipt.rules.ts';
import type { receiptSetup } from './receipt.setup.ts';

type Chart = Parameters<typeof receiptSetup.createMachine>[0];

/** Common part of every answer; sent again, it is the same. */
const baseRequest = ({ id, requestLanguage }: ReceiptContext) => ({ id, language: requestLanguage });
const proofsOf = (context: ReceiptContext) =>
  areProofsRequired(context) ? { proofs: context.proofs.map(({ file }) => file) } : {};

/** How each answer is sent. */
export const receiptSending = {
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
} satisfies NonNullable<Chart['states']>['sending'];
