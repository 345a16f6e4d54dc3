import { assign, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type Game, gameContract } from '../../api/contract/game.ts';
import { type Protection, protectionContract } from '../../api/contract/protection.ts';
import { type ApiFailure, failureOf, isRefusal } from '../../api/failure.ts';
import type { GamePlayed, MoneyMoved } from '../pages/pages.events.ts';
import type { PageAddress, PageInput } from '../pages/pages.machine.ts';
import { realityCheckMachine } from '../realityCheck/realityCheck.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredCallback } from '../support/unwired.ts';
import type { gameEvents } from './game.events.ts';
import { addressesOf, gameOfAddress, stopOf } from './game.rules.ts';

/** Why a game has ended. */
export type GameEnd = 'session' | 'limit' | 'blocked' | 'provider';

/** What the site tells the frame. */
export interface FrameLook {
  readonly type: 'frame.look';
  readonly language: LanguageCode;
}

export interface OpenRound {
  readonly roundId: string;
  readonly stake: number;
}

/** Ports, actions and guards of the machine that plays a game. */
export const gameSetup = setup({
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
    frame: unwiredCallback<FrameLook, { address: string }>('game.frame'),
  },
  actions: {
    /** Merchant and theme, from storage and page. */
    readSite: unwired('game.readSite'),
    openCheck: (_, _params: { roundId: string; address: string }) => unwired('game.openCheck')(),
    leave: (_, _params: { path: string }) => unwired('game.leave')(),
    keepGame: assign((_, params: { address: string }) => ({
      address: params.address,
      gameId: gameOfAddress(params.address),
      game: null,
    })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    passLook: sendTo(
      'frame',
      (_, params: { language: LanguageCode }): FrameLook => ({
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
