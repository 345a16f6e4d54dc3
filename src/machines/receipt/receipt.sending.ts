import { intentKey } from '../money/intent.ts';
import { proofsWanted, type ReceiptContext, receivedOf } from './receipt.rules.ts';
import type { receiptSetup } from './receipt.setup.ts';

type Chart = Parameters<typeof receiptSetup.createMachine>[0];

/** What every word of the member carries. */
export const said = (context: ReceiptContext) => ({ id: context.id, language: context.language });
const proofsOf = (context: ReceiptContext) =>
  proofsWanted(context) ? { proofs: context.proofs.map(({ file }) => file) } : {};

/** How each word of the member is sent. */
export const receiptSending = {
  description: 'The member’s word is on its way.',
  tags: 'busy',
  initial: 'received',
  states: {
    received: {
      description: 'WD-02: all of it has come.',
      invoke: {
        id: 'sendReceived',
        src: 'sendReceived',
        input: ({ context }) => ({ request: said(context), idempotencyKey: intentKey(context) }),
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
      description: 'WD-04, 07: a part of it has come.',
      invoke: {
        id: 'sendPartly',
        src: 'sendPartly',
        input: ({ context }) => {
          const typed = receivedOf(context);
          const received = 'amount' in typed ? typed.amount : 0;
          const remaining = (context.detail?.payout ?? 0) - received;
          return { request: { ...said(context), received, remaining }, idempotencyKey: intentKey(context) };
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
      description: 'WD-03, 05: nothing has come, with pictures that show it.',
      invoke: {
        id: 'sendNotReceived',
        src: 'sendNotReceived',
        input: ({ context }) => ({
          request: { ...said(context), ...proofsOf(context) },
          idempotencyKey: intentKey(context),
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
      description: 'An automatic receipt is disputed, with pictures.',
      invoke: {
        id: 'sendDispute',
        src: 'sendDispute',
        input: ({ context }) => ({
          request: { ...said(context), ...proofsOf(context) },
          idempotencyKey: intentKey(context),
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
