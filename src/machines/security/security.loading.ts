import type { securitySetup } from './security.setup.ts';

type Chart = Parameters<typeof securitySetup.createMachine>[0];

/** Loads the account page, step by step. Without the bank accounts, the page still works. */
export const securityLoading = {
  description: 'Loading the status of the payment password and the bank accounts.',
  tags: 'busy',
  initial: 'status',
  on: {
    'page.language': {
      target: '.status',
      reenter: true,
      actions: { type: 'keepLanguage', params: ({ event }) => event },
    },
  },
  states: {
    status: {
      description: 'Loading the status of the payment password.',
      invoke: {
        id: 'fetchStatus',
        src: 'fetchStatus',
        input: { request: {} },
        onDone: {
          target: 'accounts',
          actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
        },
        onError: {
          target: '#security.failed',
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
          target: '#security.resting',
          actions: { type: 'keepAccounts', params: ({ event }) => ({ accounts: event.output }) },
        },
        onError: { target: '#security.resting', actions: 'forgetAccounts' },
      },
    },
  },
} satisfies NonNullable<Chart['states']>['loading'];
