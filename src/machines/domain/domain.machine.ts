import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { systemContract } from '../../api/contract/system.ts';
import { isServedHost } from './domain.rules.ts';

/**
 * Whether this address is one of the merchant's (API-22, CONFIG-21): a copy of the site under another name says
 * "Invalid URL" (ERR-30). When the list cannot be had the site goes on: the status call tells whether it is there.
 */
export const domainMachine = setup({
  types: {
    context: {} as { readonly host: string; readonly tries: number },
    input: {} as { readonly host: string },
  },
  actors: { fetchDomains: apiPort(systemContract.domainRoute) },
  actions: { countTry: assign(({ context }) => ({ tries: context.tries + 1 })) },
  guards: {
    isServed: ({ context }, params: { domainList: readonly string[] }) => isServedHost(context.host, params.domainList),
    hasTriesLeft: ({ context }) => context.tries < 3,
  },
  delays: { beforeRetry: 10_000 },
}).createMachine({
  id: 'domain',
  context: ({ input }) => ({ host: input.host, tries: 0 }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Asks which addresses the merchant has.',
      entry: 'countTry',
      invoke: {
        id: 'fetchDomains',
        src: 'fetchDomains',
        input: { request: {} },
        onDone: [
          {
            guard: { type: 'isServed', params: ({ event }) => ({ domainList: event.output.domainList }) },
            target: 'served',
          },
          { target: 'foreign' },
        ],
        onError: [{ guard: 'hasTriesLeft', target: 'waiting' }, { target: 'unchecked' }],
      },
    },
    waiting: {
      description: 'The list did not come; asks again in a while.',
      after: { beforeRetry: 'checking' },
    },
    served: { description: 'This address is the merchant’s.', type: 'final' },
    unchecked: {
      description: 'The list could not be had in three tries; the site goes on without.',
      type: 'final',
    },
    foreign: { description: 'Not an address of the merchant: says so and points to customer service.' },
  },
});
