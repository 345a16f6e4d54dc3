import { assign, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type Protection, protectionContract } from '../../../api/contract/member/protection.ts';
import { type Game, gameContract } from '../../../api/contract/play/game.ts';
import { type ApiFailure, failureOf, isRefusal } from '../../../api/failure.ts';
import type { GamePlayed, MoneyMoved } from '../../site/pages/pages.events.ts';
import type { PageAddress, PageInput } from '../../site/pages/pages.machine.ts';
import { gameOfAddress } from '../../site/pages/pages.rules.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredCallback } from '../../support/unwired.ts';
import { realityCheckMachine } from '../realityCheck/realityCheck.machine.ts';
import type { gameEvents } from './game.events.ts';
import { addressesOf, launchRequestOf, pathAfterGame, stopOf } from './game.rules.ts';

/** Why a game has ended. */
export type GameEnd = 'session' | 'limit' | 'blocked' | 'provider';

/** What the site tells the frame. */
export type ToFrame =
  | { readonly type: 'frame.look'; readonly language: LanguageCode }
  | { readonly type: 'frame.menu' };

interface OpenRound {
  readonly roundId: string;
  readonly stake: number;
}

/** Ports, actions and guards of the machine that plays a game. */
const gameSetup = setup({
  types: {
    context: {} as {
      readonly language: LanguageCode;
      readonly address: string;
      readonly gameId: string | null;
      readonly merchantCode: string;
      readonly theme: 'dark' | 'light';
      readonly game: Game | null;
      readonly demo: boolean;
      /** Addresses that were not tried yet; the first is in the frame. */
      readonly addresses: readonly string[];
      readonly failure: ApiFailure | null;
      readonly round: OpenRound | null;
      readonly end: GameEnd;
      /** Session clock and net position of this login; null while unknown. Amounts in 1/10,000 P. */
      readonly played: ValueOf<typeof gameContract.played> | null;
      /** How the member’s limits and breaks stand, after one of them has ended the game. */
      readonly protection: Protection | null;
    },
    input: {} as PageInput,
    events: {} as
      | EventsOf<typeof gameEvents>
      | PageAddress
      | { readonly type: 'page.language'; readonly language: LanguageCode },
    children: {} as {
      launch: 'launch';
      frame: 'frame';
      fetchPlayed: 'fetchPlayed';
      fetchProtection: 'fetchProtection';
      realityCheck: 'realityCheck';
    },
  },
  actors: {
    launch: apiPort(gameContract.launch),
    fetchPlayed: apiPort(gameContract.played),
    fetchProtection: apiPort(protectionContract.state),
    realityCheck: realityCheckMachine,
    frame: unwiredCallback<ToFrame, { address: string }>('game.frame'),
  },
  actions: {
    /** Merchant and theme, from storage and page. */
    readSite: unwired('game.readSite'),
    openCheck: (_, _params: { roundId: string; address: string }) => unwired('game.openCheck')(),
    leave: (_, _params: { path: string }) => unwired('game.leave')(),
    /** The page with bar and game on the whole screen, or back again. */
    toggleFullScreen: unwired('game.toggleFullScreen'),
    openMenu: sendTo('frame', { type: 'frame.menu' } satisfies ToFrame),
    keepGame: assign((_, params: { address: string }) => ({
      address: params.address,
      gameId: gameOfAddress(params.address),
      game: null,
    })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    passLook: sendTo(
      'frame',
      (_, params: { language: LanguageCode }): ToFrame => ({
        type: 'frame.look',
        language: params.language,
      }),
    ),
    keepLaunched: assign((_, params: ValueOf<typeof gameContract.launch>) => ({
      game: params.game,
      demo: params.demo,
      addresses: addressesOf(params),
      failure: null,
      round: null,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    nextAddress: assign(({ context }) => ({ addresses: context.addresses.slice(1) })),
    keepPlayed: assign((_, params: { played: ValueOf<typeof gameContract.played> }) => ({ played: params.played })),
    openRound: assign((_, params: OpenRound) => ({ round: { roundId: params.roundId, stake: params.stake } })),
    closeRound: assign(({ context }, params: { stake: number; payout: number }) => ({
      round: null,
      played: context.played && {
        ...context.played,
        stake: context.played.stake + params.stake,
        payout: context.played.payout + params.payout,
        rounds: context.played.rounds + 1,
      },
    })),
    keepEnd: assign((_, params: { reason: GameEnd }) => ({ end: params.reason, protection: null })),
    keepStop: assign((_, params: { error: unknown }) => ({
      end: stopOf(failureOf(params.error)) ?? 'blocked',
      protection: null,
    })),
    keepProtection: assign((_, params: { protection: Protection }) => ({ protection: params.protection })),
    tellRound: sendTo('realityCheck', { type: 'reality.played' }),
    tellMoved: sendParent({ type: 'page.moneyMoved' } satisfies MoneyMoved),
    tellPlayed: sendParent({ type: 'page.gamePlayed' } satisfies GamePlayed),
    /** STORE-05. */
    storeVendor: (_, _params: { vendor: string }) => unwired('game.storeVendor')(),
  },
  guards: {
    hasGame: ({ context }) => context.gameId !== null,
    hasAddress: (_, params: ValueOf<typeof gameContract.launch>) => addressesOf(params).length > 0,
    hasNextAddress: ({ context }) => context.addresses.length > 1,
    isOwnEnd: (_, params: { reason: GameEnd }) => params.reason === 'limit' || params.reason === 'blocked',
    isStoppedByMember: (_, params: { error: unknown }) => stopOf(failureOf(params.error)) !== null,
    areGamesAway: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'GAME_PROVIDER_DOWN'),
    isForMoney: ({ context }) => !context.demo,
    isLost: (_, params: { state: 'lost' | 'back' }) => params.state === 'lost',
    isInRound: ({ context }) => context.round !== null,
  },
  delays: { frameTimeout: 20_000, awayRetry: 5_000 },
});

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
            'game.fullScreen': { actions: 'toggleFullScreen' },
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
            playing: {
              description: 'Playable.',
              initial: 'resting',
              on: {
                'page.language': {
                  actions: [
                    { type: 'keepLanguage', params: ({ event }) => event },
                    { type: 'passLook', params: ({ event }) => event },
                  ],
                },
                'game.menu': { actions: 'openMenu' },
                'game.check': {
                  actions: {
                    type: 'openCheck',
                    params: ({ context, event }) => ({
                      roundId: event.roundId,
                      address: context.addresses[0] ?? '',
                    }),
                  },
                },
                'game.roundEnded': {
                  target: '.resting',
                  actions: [{ type: 'closeRound', params: ({ event }) => event }, 'tellMoved'],
                },
              },
              states: {
                resting: {
                  description: 'No round is open.',
                  on: {
                    'game.roundStarted': {
                      target: 'inRound',
                      actions: [{ type: 'openRound', params: ({ event }) => event }, 'tellMoved'],
                    },
                    'game.connection': {
                      guard: { type: 'isLost', params: ({ event }) => event },
                      target: 'lost',
                    },
                  },
                },
                inRound: {
                  description: 'A round is open.',
                  on: {
                    'game.connection': {
                      guard: { type: 'isLost', params: ({ event }) => event },
                      target: 'lost',
                    },
                  },
                },
                lost: {
                  description:
                    'The game has lost its provider; an open round settles on the server, and the page says so.',
                  on: {
                    'game.connection': [
                      { guard: { type: 'isLost', params: ({ event }) => event } },
                      { guard: 'isInRound', target: 'inRound' },
                      { target: 'resting' },
                    ],
                  },
                },
              },
            },
          },
        },
        ended: {
          description: 'The game session has ended; shows why and offers Play again.',
          on: { 'game.retry': { target: 'launching', actions: 'forgetFailure' } },
        },
        stopped: {
          description: 'A limit, break or exclusion of the member’s own: says which, and leads to player protection.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Asking which limit or break it is.',
              invoke: {
                id: 'fetchProtection',
                src: 'fetchProtection',
                input: { request: {} },
                onDone: {
                  target: 'known',
                  actions: { type: 'keepProtection', params: ({ event }) => ({ protection: event.output }) },
                },
                onError: 'unknown',
              },
            },
            known: { description: 'Shows the limit or the end of the break.' },
            unknown: { description: 'It could not be asked; says that there is one.' },
          },
        },
        failed: {
          description: 'The game could not start; shows the reason and Retry.',
          on: { 'game.retry': { target: 'launching', actions: 'forgetFailure' } },
        },
      },
    },
    position: {
      description: 'Session clock and net position (player protection).',
      initial: 'loading',
      states: {
        loading: {
          description: 'Loading what was played in this login.',
          invoke: {
            id: 'fetchPlayed',
            src: 'fetchPlayed',
            input: { request: {} },
            onDone: {
              target: 'known',
              actions: { type: 'keepPlayed', params: ({ event }) => ({ played: event.output }) },
            },
            onError: 'unknown',
          },
        },
        known: { description: 'Counted on with each round.' },
        unknown: {
          description: 'Loading failed, and the page says so; the next start and the next round load again.',
          on: { 'game.ready': 'loading', 'game.roundEnded': 'loading' },
        },
      },
    },
    reality: {
      description: 'Reality check.',
      initial: 'off',
      states: {
        off: {
          description: 'No game is in play, or one without money.',
          on: { 'game.ready': { guard: 'isForMoney', target: 'on' } },
        },
        on: {
          description: 'A game is in play: its time is watched.',
          invoke: { id: 'realityCheck', src: 'realityCheck', onError: 'off' },
          on: {
            'game.roundStarted': { actions: 'tellRound' },
            'game.ended': 'off',
            'game.failed': 'off',
            'page.address': 'off',
          },
        },
      },
    },
  },
});
