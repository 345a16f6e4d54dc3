import { assign, fromPromise, setup } from 'xstate';
import type { Pots } from '../../../play/createPots.ts';

export type PotsEvent =
  /** A round has ended: the pots are asked for at once. */
  { readonly type: 'pots.ask' } | { readonly type: 'page.hidden' } | { readonly type: 'page.seen' };

/** The pots beside a game: asked for every few seconds while the page is in sight. */
export const potsMachine = setup({
  types: { context: {} as { pots: Pots | null }, events: {} as PotsEvent },
  actors: { readPots: fromPromise<Pots>(() => Promise.reject(new Error('readPots is not wired'))) },
  delays: { askAgain: 4_000 },
  actions: { keepPots: assign((_, { pots }: { pots: Pots }) => ({ pots })) },
}).createMachine({
  id: 'pots',
  context: { pots: null },
  initial: 'asking',
  on: { 'page.hidden': '.hidden' },
  states: {
    asking: {
      description: 'The provider is asked what is in the pots. Without an answer the last one stands.',
      invoke: {
        id: 'readPots',
        src: 'readPots',
        onDone: { target: 'shown', actions: { type: 'keepPots', params: ({ event }) => ({ pots: event.output }) } },
        onError: 'shown',
      },
    },
    shown: {
      description: 'The pots are on the page.',
      after: { askAgain: 'asking' },
      on: { 'pots.ask': 'asking' },
    },
    hidden: { description: 'Nobody looks, so nobody is asked.', on: { 'page.seen': 'asking' } },
  },
});
