import { gameOfAddress, launchRequestOf, pathAfterGame } from './game.rules.ts';
import { gameSetup } from './game.setup.ts';
import { playingState } from './playingState.ts';
import { positionState } from './positionState.ts';
import { realityState } from './realityState.ts';
import { stoppedState } from './stoppedState.ts';

/**
 * The page that plays a game (ROUTE-26, 31, GAME-18…26): launch with a one-time token, frame, rounds, lost connection,
 * end. The money is the server's; the frame only reports what happened.
 */
export const gameMachine = gameSetup.createMachine({
  id: 'game',
  context: ({ input }) => ({
    language: input.language,
    address: input.address,
    gameId: gameOfAddress(input.address),
    merchantCode: '',
    theme: 'dark',
    game: null,
    demo: false,
    addresses: [],
    failure: null,
    round: null,
    end: 'session',
    played: null,
    protection: null,
  }),
  entry: 'readSite',
  type: 'parallel',
  states: {
    play: {
      description: 'The game.',
      initial: 'choosing',
      on: {
        'page.address': {
          target: '.choosing',
          actions: { type: 'keepGame', params: ({ event }) => event },
        },
        'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
      },
      states: {
        choosing: {
          description: 'The address names no game; leads to the lobby.',
          always: { guard: 'hasGame', target: 'launching', actions: 'forgetFailure' },
        },
        launching: {
          description: 'The server opens a game session and answers its address.',
          invoke: {
            id: 'launch',
            src: 'launch',
            input: ({ context }) => ({
              headers: { language: context.language },
              request: launchRequestOf(context),
            }),
            onDone: [
              {
                guard: { type: 'hasAddress', params: ({ event }) => event.output },
                target: 'framed',
                actions: [
                  { type: 'keepLaunched', params: ({ event }) => event.output },
                  { type: 'storeVendor', params: ({ event }) => ({ vendor: event.output.game.vassalage }) },
                  'tellPlayed',
                ],
              },
              { target: 'failed' },
            ],
            onError: [
              {
                guard: { type: 'isStoppedByMember', params: ({ event }) => ({ error: event.error }) },
                target: 'stopped',
                actions: { type: 'keepStop', params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: 'areGamesAway', params: ({ event }) => ({ error: event.error }) },
                target: 'away',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
              { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        away: {
          description: 'The game provider does not answer; says so, and launches again by itself.',
          after: { awayRetry: 'launching' },
          on: { 'game.retry': 'launching' },
        },
        framed: {
          description: 'The game is in its frame.',
          initial: 'loading',
          invoke: {
            id: 'frame',
            src: 'frame',
            input: ({ context }) => ({ address: context.addresses[0] ?? '' }),
            onError: 'failed',
          },
          on: {
            'game.ended': [
              {
                guard: { type: 'isOwnEnd', params: ({ event }) => event },
                target: 'stopped',
                actions: { type: 'keepEnd', params: ({ event }) => event },
              },
              { target: 'ended', actions: { type: 'keepEnd', params: ({ event }) => event } },
            ],
            'game.failed': 'failed',
            'game.exit': {
              actions: { type: 'leave', params: ({ context }) => ({ path: pathAfterGame(context.game) }) },
            },
          },
          states: {
            loading: {
              description: 'Covered until the game reports that it can be played.',
              on: {
                'game.ready': { target: 'playing', actions: { type: 'passLook', params: ({ context }) => context } },
              },
              after: {
                frameTimeout: [
                  {
                    description: 'GAME-25: the second address.',
                    guard: 'hasNextAddress',
                    target: '#game.play.framed',
                    reenter: true,
                    actions: 'nextAddress',
                  },
                  { target: '#game.play.failed' },
                ],
              },
            },
            playing: playingState,
          },
        },
        ended: {
          description: 'The game session has ended; shows why and offers Play again.',
          on: { 'game.retry': { target: 'launching', actions: 'forgetFailure' } },
        },
        stopped: stoppedState,
        failed: {
          description: 'The game could not start; shows the reason and Retry.',
          on: { 'game.retry': { target: 'launching', actions: 'forgetFailure' } },
        },
      },
    },
    position: positionState,
    reality: realityState,
  },
});
