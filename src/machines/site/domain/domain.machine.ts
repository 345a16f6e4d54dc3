import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { systemContract } from '../../../api/contract/site/system.ts';
import { isServedHost } from './domain.rules.ts';

/**
 * Whether this host is one of the merchant's (API-22, CONFIG-21): a copy of the site elsewhere shows "Invalid URL"
 * (ERR-30). If the list cannot be loaded the site goes on.
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
      description: "Loading the merchant's domains.",
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
      description: 'Loading failed; retries after a delay.',
      after: { beforeRetry: 'checking' },
    },
    served: { description: 'This host is the merchant’s.', type: 'final' },
    unchecked: {
      description: 'Three loads failed; the site goes on without the check.',
      type: 'final',
    },
    foreign: { description: 'Not a domain of the merchant; refers to customer service.' },
  },
});
