import { listInput, statementSetup } from './statement.setup.ts';

/**
 * The account record: the movements of a wallet, by page and as a file (MEMBER-11, API-60), and the credit report
 * (WALLET-10), for one choice of period, wallet and kinds.
 */
export const statementMachine = statementSetup.createMachine({
  id: 'statement',
  context: ({ input: { language } }) => ({
    language,
    wallets: [],
    choice: {},
    failure: null,
  }),
  initial: 'loading',
  on: {
    'page.language': {
      target: '.loading',
      reenter: true,
      actions: ['forgetFailure', { type: 'keepLanguage', params: ({ event }) => event }],
    },
  },
  states: {
    loading: {
      description: 'Loading the wallets.',
      invoke: {
        id: 'fetchWallets',
        src: 'fetchWallets',
        input: ({ context }) => ({ request: { isSingle: '0' as const, language: context.language } }),
        onDone: {
          target: 'open.last',
          actions: { type: 'keepWallets', params: ({ event }) => ({ wallets: event.output.list }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'The wallets failed to load, or a list by a fault of its own; shows the reason and Retry.',
      on: { 'statement.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'One of two tabs with the same filters for period, wallet and kinds.',
      initial: 'movements',
      states: {
        last: {
          type: 'history',
          target: 'movements',
          description: 'The tab last shown; a history state, so leaving the tabs keeps it.',
        },
        movements: {
          description: 'The movements, newest first; they can be downloaded.',
          invoke: {
            id: 'movements',
            src: 'movements',
            input: ({ context }) => listInput(context),
            onError: '#statement.failed',
          },
          on: {
            'statement.showReport': 'report',
            'list.sized': { actions: { type: 'keepSize', params: ({ event }) => event } },
            'list.chosen': { actions: { type: 'keepChoice', params: ({ event }) => event } },
          },
        },
        report: {
          description: 'The credit report: money in and out by reason (WALLET-10).',
          invoke: {
            id: 'report',
            src: 'report',
            input: ({ context }) => listInput(context),
            onError: '#statement.failed',
          },
          on: {
            'statement.showMovements': 'movements',
            'list.chosen': { actions: { type: 'keepChoice', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
