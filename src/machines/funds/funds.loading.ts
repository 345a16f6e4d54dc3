import { ANY_TIME } from '../../api/contract/paging.ts';
import { daysOf, instantsOf } from '../list/dateRange.ts';
import type { fundsSetup } from './funds.setup.ts';

type Chart = Parameters<typeof fundsSetup.createMachine>[0];

/** From the wallet back to the form, if that was open. */
const onwards = [{ guard: 'isTransferring', target: '#funds.editing' }, { target: '#funds.shown' }] as const;

/** Loads the wallet page, step by step. Without the withdrawals and movements, the page still works. */
export const fundsLoading = {
  description: 'Loading the wallets; known data stays on screen.',
  tags: 'busy',
  initial: 'funds',
  on: {
    'page.language': {
      target: '.funds',
      reenter: true,
      actions: { type: 'keepLanguage', params: ({ event }) => event },
    },
  },
  states: {
    funds: {
      description: 'Loading the total balance.',
      invoke: {
        id: 'fetchFunds',
        src: 'fetchFunds',
        input: { request: {} },
        onDone: {
          target: 'wallets',
          actions: { type: 'keepFunds', params: ({ event }) => ({ funds: event.output }) },
        },
        onError: {
          target: '#funds.failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    wallets: {
      description: 'Loading the balance of each wallet.',
      invoke: {
        id: 'fetchWallets',
        src: 'fetchWallets',
        input: ({ context }) => ({ request: { isSingle: '0' as const, language: context.language } }),
        onDone: {
          target: 'awaiting',
          actions: { type: 'keepWallets', params: ({ event }) => ({ value: event.output }) },
        },
        onError: {
          target: '#funds.failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    awaiting: {
      description: 'Loading the withdrawals that await an answer (WD-01).',
      invoke: {
        id: 'fetchAwaiting',
        src: 'fetchAwaiting',
        input: ({ context }) => ({
          request: {
            ...ANY_TIME,
            page: 1,
            pageSize: '20' as const,
            group: 'awaiting' as const,
            language: context.language,
          },
        }),
        onDone: {
          target: 'movements',
          actions: { type: 'keepAwaiting', params: ({ event }) => event.output },
        },
        onError: 'movements',
      },
    },
    movements: {
      description: 'Loading the last movements of the main wallet.',
      entry: [{ type: 'readToday', params: { zone: 'GMT+8' } }],
      invoke: {
        id: 'fetchMovements',
        src: 'fetchMovements',
        input: ({ context: { today, language } }) => ({
          request: {
            ...instantsOf(daysOf({ span: 'days30', today, days: { from: '', to: '' } })),
            wallet: 'main',
            kinds: '',
            page: 1,
            pageSize: '10' as const,
            language,
          },
        }),
        onDone: onwards.map((transition) => ({
          ...transition,
          actions: { type: 'keepMovements' as const, params: ({ event }) => event.output },
        })),
        onError: onwards.map((transition) => ({ ...transition, actions: 'forgetMovements' as const })),
      },
    },
  },
} satisfies NonNullable<Chart['states']>['loading'];
