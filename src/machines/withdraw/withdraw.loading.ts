import type { withdrawSetup } from './withdraw.setup.ts';

type Chart = Parameters<typeof withdrawSetup.createMachine>[0];

/** Loads the data of the withdrawal page, step by step. */
export const withdrawLoading = {
  description: 'Loading methods and bank accounts; known data stays on screen.',
  tags: 'busy',
  initial: 'quote',
  on: {
    'page.language': {
      target: '.quote',
      reenter: true,
      actions: { type: 'keepLanguage', params: ({ event }) => event },
    },
  },
  states: {
    quote: {
      description: 'Loading methods, fees and limits.',
      invoke: {
        id: 'fetchQuote',
        src: 'fetchQuote',
        input: ({ context }) => ({ request: { language: context.language } }),
        onDone: {
          target: 'accounts',
          actions: { type: 'keepQuote', params: ({ event }) => ({ quote: event.output }) },
        },
        onError: {
          target: '#withdraw.failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    accounts: {
      description: 'Loading the bank accounts.',
      invoke: {
        id: 'fetchAccounts',
        src: 'fetchAccounts',
        input: ({ context }) => ({ request: { language: context.language } }),
        onDone: {
          target: '#withdraw.choosing',
          actions: { type: 'keepAccounts', params: ({ event }) => ({ accounts: event.output }) },
        },
        onError: {
          target: '#withdraw.failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
} satisfies NonNullable<Chart['states']>['loading'];
