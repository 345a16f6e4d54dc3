import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { freePlayContract } from '../../../api/contract/account/freePlay.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type CatalogGame, gameContract } from '../../../api/contract/play/game.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredCall } from '../../support/unwired.ts';
import type { FreePlaySettings, freePlayEvents } from './freePlay.events.ts';

export interface FreePlayInput extends FreePlaySettings {
  /** The game that the visitor wants to play; null without one. */
  readonly gameId: string | null;
  readonly language: LanguageCode;
}

export interface FreePlayOutput {
  readonly outcome: 'started' | 'register' | 'logIn' | 'closed';
}

/**
 * A demo account without registration (DEMO-01…06): explains the trial, creates the account and signs in. At a game it
 * also shows what is known of it, and offers the login (GAME-18, decision 060). Trial money is in books of its own;
 * features that need a real account are closed.
 */
export const freePlayMachine = setup({
  types: {
    context: {} as FreePlayInput & {
      readonly game: CatalogGame | null;
      readonly failure: ApiFailure | null;
      readonly outcome: FreePlayOutput['outcome'];
    },
    input: {} as FreePlayInput,
    events: {} as EventsOf<typeof freePlayEvents>,
    output: {} as FreePlayOutput,
    tags: {} as 'busy',
  },
  actors: {
    fetchFacts: apiPort(gameContract.facts),
    startTrial: unwiredCall<ValueOf<typeof freePlayContract.login>>('freePlay.startTrial', freePlayContract.login),
  },
  actions: {
    keepGame: assign((_, params: { game: CatalogGame }) => ({ game: params.game })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepSettings: assign((_, params: { settings: FreePlaySettings }) => ({ isOffered: params.settings.isOffered })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    holdModal: sendParent({ type: 'modal.hold' }),
    releaseModal: sendParent({ type: 'modal.release' }),
    storeToken: (_, _params: { token: string }) => unwired('freePlay.storeToken')(),
    recordOutcome: assign((_, params: { outcome: FreePlayOutput['outcome'] }) => params),
  },
  guards: {
    hasGame: ({ context }) => context.gameId !== null,
    areFactsDue: ({ context }) => context.gameId !== null && context.game === null,
    isOffered: ({ context }) => context.isOffered,
  },
}).createMachine({
  id: 'freePlay',
  context: ({ input }) => ({ ...input, game: null, failure: null, outcome: 'closed' }),
  initial: 'offer',
  on: { 'modal.settings': { actions: { type: 'keepSettings', params: ({ event }) => event } } },
  states: {
    offer: {
      description: 'Explains the trial; shows the last failure.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Whether there is a game to tell of.',
          always: [{ guard: 'areFactsDue', target: 'loading' }, { target: 'shown' }],
        },
        loading: {
          description: 'Loading what is known of the game. The offer stands meanwhile.',
          invoke: {
            id: 'fetchFacts',
            src: 'fetchFacts',
            input: ({ context: { gameId, language } }) => ({ request: { gameId: gameId ?? '', language } }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepGame', params: ({ event }) => ({ game: event.output.game }) },
            },
            onError: 'shown',
          },
        },
        shown: { description: 'Nothing more to load. Without its facts, a game is not named.' },
      },
      on: {
        'modal.language': {
          target: '.loading',
          guard: 'hasGame',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
        'freePlay.start': { guard: 'isOffered', target: 'starting' },
        'freePlay.logIn': {
          target: 'ended',
          actions: { type: 'recordOutcome', params: { outcome: 'logIn' } },
        },
        'freePlay.register': {
          target: 'ended',
          actions: { type: 'recordOutcome', params: { outcome: 'register' } },
        },
        'freePlay.close': 'ended',
      },
    },
    starting: {
      description: 'Creating the account. Cannot be closed: the answer is a session.',
      tags: 'busy',
      entry: ['forgetFailure', 'holdModal'],
      exit: 'releaseModal',
      invoke: {
        id: 'startTrial',
        src: 'startTrial',
        onDone: {
          target: 'ended',
          actions: [
            { type: 'storeToken', params: ({ event }) => ({ token: event.output.token }) },
            { type: 'recordOutcome', params: { outcome: 'started' } },
          ],
        },
        onError: {
          target: 'offer',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ended: { description: 'Done; the output says how it ended.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});
