import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type Game, type GameCategory, gameContract } from '../../api/contract/game.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { pathOfGame } from '../games/games.rules.ts';
import type { EventsOf } from '../support/events.ts';
import type { vendorGamesEvents } from './vendorGames.events.ts';

export interface VendorGamesInput {
  readonly language: LanguageCode;
  /** Code of the vendor. */
  readonly vassalage: string;
  readonly gameCategory: GameCategory;
  /** Name of the vendor. */
  readonly name: string;
}

export interface VendorGamesOutput {
  /** Address of the picked game; null where the list was closed. */
  readonly path: string | null;
}

/** The popup game list of a vendor (HEADER-29, 30). */
export const vendorGamesMachine = setup({
  types: {
    context: {} as VendorGamesInput & {
      readonly games: readonly Game[];
      readonly picked: string | null;
      readonly failure: ApiFailure | null;
    },
    input: {} as VendorGamesInput,
    output: {} as VendorGamesOutput,
    events: {} as
      | EventsOf<typeof vendorGamesEvents>
      | { readonly type: 'modal.language'; readonly language: LanguageCode },
    tags: {} as 'busy',
  },
  actors: { fetchGames: apiPort(gameContract.list) },
  actions: {
    keepGames: assign((_, params: { games: readonly Game[] }) => ({ games: params.games })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepPicked: assign((_, params: { id: string }) => ({ picked: params.id })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
  guards: {
    isListed: ({ context }, params: { id: string }) => context.games.some(({ id }) => id === params.id),
  },
}).createMachine({
  id: 'vendorGames',
  context: ({ input }) => ({ ...input, games: [], picked: null, failure: null }),
  initial: 'loading',
  output: ({ context }) => ({ path: context.picked === null ? null : pathOfGame(context.picked) }),
  on: {
    'vendorGames.close': '.ended',
    'modal.language': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'keepLanguage', params: ({ event }) => event }, 'forgetFailure'],
    },
  },
  states: {
    loading: {
      description: 'Loading the games; known ones stay on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchGames',
        src: 'fetchGames',
        input: ({ context: { vassalage, gameCategory, language } }) => ({
          request: { vassalage, gameCategory, language },
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepGames', params: ({ event }) => ({ games: event.output.list }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {
      description: 'Shows the games, or that there are none.',
      on: {
        'vendorGames.pick': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'ended',
          actions: { type: 'keepPicked', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'vendorGames.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    ended: { description: 'A game was picked, or the list closed.', type: 'final' },
  },
});
