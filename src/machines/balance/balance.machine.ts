import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { walletContract } from '../../api/contract/wallet.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import type { balanceEvents } from './balance.events.ts';

/**
 * The member's balance (HEADER-31…33, WALLET-01): asked for after login, on request and every minute. A refresh that
 * nobody asked for says so, lest a page left open keep its session alive for ever (decision W4).
 */
export const balanceMachine = setup({
  types: {
    context: {} as {
      /** 1/10,000 of P; null until the first answer. */
      readonly sumBalance: number | null;
      readonly failure: ApiFailure | null;
      readonly asked: boolean;
    },
    events: {} as EventsOf<typeof balanceEvents>,
    tags: {} as 'busy',
  },
  actors: { fetchBalance: apiPort(walletContract.balance) },
  actions: {
    keepBalance: assign((_, params: { sumBalance: number }) => ({ sumBalance: params.sumBalance, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    markAsked: assign({ asked: true }),
    markUnasked: assign({ asked: false }),
  },
  delays: { refreshInterval: 60_000 },
}).createMachine({
  id: 'balance',
  context: { sumBalance: null, failure: null, asked: true },
  type: 'parallel',
  states: {
    amount: {
      description: 'What the server says the member has.',
      initial: 'loading',
      on: { 'balance.outdated': { target: '.loading', reenter: true, actions: 'markAsked' } },
      states: {
        loading: {
          description: 'Waits for the server; an earlier amount stays on screen.',
          tags: 'busy',
          invoke: {
            id: 'fetchBalance',
            src: 'fetchBalance',
            input: ({ context }) => ({ request: {}, headers: { 'x-background': context.asked ? '0' : '1' } as const }),
            onDone: {
              target: 'known',
              actions: { type: 'keepBalance', params: ({ event }) => ({ sumBalance: event.output.sumBalance }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        known: {
          description: 'The amount is on screen and not older than a minute.',
          on: { 'balance.refresh': { target: 'loading', actions: 'markAsked' } },
          after: { refreshInterval: { target: 'loading', actions: 'markUnasked' } },
        },
        failed: {
          description: 'The last try failed; the earlier amount, if any, is marked as old.',
          on: { 'balance.refresh': { target: 'loading', actions: 'markAsked' } },
          after: { refreshInterval: { target: 'loading', actions: 'markUnasked' } },
        },
      },
    },
    mask: {
      description: 'Whether somebody looking over the shoulder may read it.',
      initial: 'shown',
      states: {
        shown: { description: 'The amount can be read.', on: { 'balance.toggle': 'hidden' } },
        hidden: { description: '*** stands in its place.', on: { 'balance.toggle': 'shown' } },
      },
    },
  },
});
