import type { contractsSetup } from './contracts.setup.ts';

type Chart = Parameters<typeof contractsSetup.createMachine>[0];

/** Loads what the contract requests need, one call after the other. */
export const contractsLoading = {
  description: 'Loading; earlier data stays on screen.',
  tags: 'busy',
  initial: 'features',
  states: {
    features: {
      description: 'Loading which kinds of contracts are enabled.',
      invoke: {
        id: 'fetchFeatures',
        src: 'fetchFeatures',
        input: { request: {} },
        onDone: [
          {
            guard: { type: 'isAnyOn', params: ({ event }) => ({ features: event.output }) },
            target: 'waiting',
            actions: { type: 'keepFeatures', params: ({ event }) => ({ features: event.output }) },
          },
          { target: '#contracts.closed' },
        ],
        onError: {
          target: '#contracts.failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: {
      description: 'Loading the contracts that await the member’s answer (CONTRACT-09).',
      invoke: {
        id: 'fetchWaiting',
        src: 'fetchWaiting',
        input: { request: {} },
        onDone: {
          target: '#contracts.open',
          actions: { type: 'keepWaiting', params: ({ event }) => event.output },
        },
        onError: {
          target: '#contracts.failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
} satisfies NonNullable<Chart['states']>['loading'];
