import { type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { CallOf, ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { gameContract } from '../../../api/contract/play/game.ts';
import { createResourceMachine, type ResourceLoaded } from '../../resource/resource.machine.ts';
import { pagesMachine } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredListener } from '../../support/unwired.ts';
import type { gamesEvents } from './games.events.ts';

/**
 * The games for everybody, signed in or not: categories and vendors of the navigation (HEADER-06), popular games of
 * home, and the lobby as the page of its addresses (ROUTE-12…23).
 */
export const gamesMachine = setup({
  types: {
    events: {} as EventsOf<typeof gamesEvents> | ResourceLoaded<'menus' | 'popular', unknown> | ErrorActorEvent,
    children: {} as { menus: 'menus'; popular: 'popular'; pages: 'pages' },
  },
  actors: {
    surroundings: unwiredListener('games.surroundings'),
    menus: createResourceMachine<CallOf<typeof gameContract.menus>, ValueOf<typeof gameContract.menus>>(
      'menus',
      gameContract.menus,
      'idle',
    ),
    popular: createResourceMachine<CallOf<typeof gameContract.popular>, ValueOf<typeof gameContract.popular>>(
      'popular',
      gameContract.popular,
      'idle',
    ),
    pages: pagesMachine,
  },
  actions: {
    loadMenus: sendTo('menus', (_, params: { language: LanguageCode }) => ({
      type: 'resource.load',
      call: { request: params },
    })),
    loadPopular: sendTo('popular', (_, params: { language: LanguageCode }) => ({
      type: 'resource.load',
      call: { request: params },
    })),
    retryMenus: sendTo('menus', { type: 'resource.retry' }),
    retryPopular: sendTo('popular', { type: 'resource.retry' }),
  },
}).createMachine({
  id: 'games',
  initial: 'open',
  states: {
    open: {
      description: 'Vendors and popular games load once the language is known; lobby addresses open the lobby.',
      invoke: [
        { id: 'menus', src: 'menus', input: { call: null }, onError: 'broken' },
        { id: 'popular', src: 'popular', input: { call: null }, onError: 'broken' },
        { id: 'pages', systemId: 'publicPages', src: 'pages', input: { isAgent: 0 }, onError: 'broken' },
        // Last: it reports the language at once.
        { id: 'surroundings', src: 'surroundings', onError: 'broken' },
      ],
      on: {
        'games.language': {
          actions: [
            { type: 'loadMenus', params: ({ event }) => ({ language: event.language }) },
            { type: 'loadPopular', params: ({ event }) => ({ language: event.language }) },
          ],
        },
        'games.retry': { actions: ['retryMenus', 'retryPopular'] },
      },
    },
    broken: { description: 'A defect: navigation and lobby show no games.' },
  },
});
