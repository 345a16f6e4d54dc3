import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { walletContract } from '../../../api/contract/money/wallet.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import type { balanceEvents } from './balance.events.ts';

/**
 * The member's balance (HEADER-31…33, WALLET-01): loaded after login, on request and every minute, and
 * pushed when it changes. Automatic refreshes
 * are marked as such, so that an open page does not keep its session alive (decision W4).
 */
export const balanceMachine = setup({
  types: {
    context: {} as {
      /** In 1/10,000 P; null until the first answer. */
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
    markUserInitiated: assign({ asked: true }),
    markBackground: assign({ asked: false }),
  },
  delays: { refreshInterval: 60_000 },
}).createMachine({
  id: 'balance',
  context: { sumBalance: null, failure: null, asked: true },
  type: 'parallel',
  states: {
    amount: {
      description: 'Loading of the balance.',
      initial: 'loading',
      on: {
        'balance.invalidate': { target: '.loading', reenter: true, actions: 'markUserInitiated' },
        'balance.pushed': {
          target: '.known',
          reenter: true,
          actions: { type: 'keepBalance', params: ({ event }) => ({ sumBalance: event.sumBalance }) },
        },
      },
      states: {
        loading: {
          description: 'Loading; the previous amount stays on screen.',
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
          description: 'The amount is at most one minute old.',
          on: { 'balance.refresh': { target: 'loading', actions: 'markUserInitiated' } },
          after: { refreshInterval: { target: 'loading', actions: 'markBackground' } },
        },
        failed: {
          description: 'The last refresh failed; a previous amount is marked stale.',
          on: { 'balance.refresh': { target: 'loading', actions: 'markUserInitiated' } },
          after: { refreshInterval: { target: 'loading', actions: 'markBackground' } },
        },
      },
    },
    mask: {
      description: 'Whether the amount is masked.',
      initial: 'shown',
      states: {
        shown: { description: 'Amount visible.', on: { 'balance.toggle': 'hidden' } },
        hidden: { description: 'Amount masked as ***.', on: { 'balance.toggle': 'shown' } },
      },
    },
  },
});
