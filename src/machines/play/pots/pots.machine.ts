import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { gameContract } from '../../../api/contract/play/game.ts';
import type { EventsOf } from '../../support/events.ts';
import type { potsEvents } from './pots.events.ts';
import { hasJackpots, highestPot } from './pots.rules.ts';

/** The pot on the tiles of jackpot games (GAME-10), asked again every ten seconds while their page is open. */
export const potsMachine = setup({
  types: {
    context: {} as {
      /** Path and query of the page. */
      readonly address: string;
      /** What the highest jackpot would pay, 1/10,000 P; null while it is not known. */
      readonly pot: number | null;
    },
    input: {} as { readonly address: string },
    events: {} as EventsOf<typeof potsEvents>,
  },
  actors: { fetchPots: apiPort(gameContract.jackpots) },
  actions: {
    keepAddress: assign((_, { address }: { address: string }) => ({ address })),
    keepPots: assign((_, { list }: { list: readonly { readonly pot: number }[] }) => ({ pot: highestPot(list) })),
    forgetPots: assign({ pot: null }),
  },
  guards: { hasJackpots: ({ context }) => hasJackpots(context.address) },
  delays: { refreshInterval: 10_000 },
}).createMachine({
  id: 'pots',
  context: ({ input }) => ({ address: input.address, pot: null }),
  initial: 'deciding',
  on: { 'pots.visit': { target: '.deciding', actions: { type: 'keepAddress', params: ({ event }) => event } } },
  states: {
    deciding: {
      description: 'Only the page of jackpot games asks.',
      always: [{ guard: 'hasJackpots', target: 'asking' }, { target: 'away' }],
    },
    away: { description: 'The page shows no pots; nothing is asked.', entry: 'forgetPots' },
    asking: {
      description: 'Asking; the previous amount stays on the tiles.',
      invoke: {
        id: 'fetchPots',
        src: 'fetchPots',
        input: { request: {} },
        onDone: { target: 'resting', actions: { type: 'keepPots', params: ({ event }) => event.output } },
        onError: 'resting',
      },
    },
    resting: {
      description: 'At most ten seconds old; after a failure, the amount before. Asked again by itself.',
      after: { refreshInterval: 'asking' },
    },
  },
});
