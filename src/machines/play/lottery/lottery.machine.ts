import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import {
  type Lottery,
  lotteryContract,
  type OpenedNumber,
  type PrizeMode,
} from '../../../api/contract/play/lottery.ts';
import { homeContract } from '../../../api/contract/public/home.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { PageAddress, PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import type { lotteryEvents } from './lottery.events.ts';
import { modeOf } from './lottery.rules.ts';

/** The lotteries and what they drew (ROUTE-10…12, LOTTERY-05…08): menu and results, each loaded by itself. */
export const lotteryMachine = setup({
  types: {
    context: {} as {
      readonly language: LanguageCode;
      readonly mode: PrizeMode;
      /** The lottery whose results are shown; null for all. */
      readonly gameCode: string | null;
      readonly games: readonly Lottery[];
      readonly draws: readonly OpenedNumber[];
      /** The last results of all lotteries of the mode, whatever is filtered. */
      readonly latest: readonly OpenedNumber[];
      readonly menuFailure: ApiFailure | null;
      readonly drawsFailure: ApiFailure | null;
    },
    input: {} as PageInput,
    events: {} as
      | EventsOf<typeof lotteryEvents>
      | PageAddress
      | { readonly type: 'page.language'; readonly language: LanguageCode },
  },
  actors: { fetchMenu: apiPort(lotteryContract.menu), fetchDraws: apiPort(homeContract.openedNumbers) },
  actions: {
    keepMode: assign((_, params: { mode: PrizeMode }) => ({ mode: params.mode, gameCode: null, draws: [] })),
    keepFilter: assign((_, params: { gameCode: string | null }) => ({ gameCode: params.gameCode, draws: [] })),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepGames: assign((_, params: { list: readonly Lottery[] }) => ({ games: params.list, menuFailure: null })),
    keepDraws: assign(({ context }, params: { list: readonly OpenedNumber[] }) => ({
      draws: params.list,
      latest: context.gameCode === null ? params.list : context.latest,
      drawsFailure: null,
    })),
    keepMenuFailure: assign((_, params: { error: unknown }) => ({ menuFailure: failureOf(params.error) })),
    keepDrawsFailure: assign((_, params: { error: unknown }) => ({ drawsFailure: failureOf(params.error) })),
  },
  // A minute lottery draws every minute; its result is copied within 20 s.
  delays: { freshFor: 20_000 },
}).createMachine({
  id: 'lottery',
  context: ({ input }) => ({
    ...{ language: input.language, mode: modeOf(input.address), gameCode: null, games: [], draws: [] },
    latest: [],
    ...{ menuFailure: null, drawsFailure: null },
  }),
  type: 'parallel',
  on: {
    'lottery.mode': {
      target: ['.menu.loading', '.results.loading'],
      actions: { type: 'keepMode', params: ({ event }) => event },
    },
    'page.address': {
      target: ['.menu.loading', '.results.loading'],
      actions: { type: 'keepMode', params: ({ event }) => ({ mode: modeOf(event.address) }) },
    },
    'page.language': {
      target: ['.menu.loading', '.results.loading'],
      actions: { type: 'keepLanguage', params: ({ event }) => event },
    },
  },
  states: {
    menu: {
      description: 'The lotteries of the mode.',
      initial: 'loading',
      states: {
        loading: {
          description: 'Loading the lotteries; previous ones stay on screen.',
          invoke: {
            id: 'fetchMenu',
            src: 'fetchMenu',
            input: ({ context: { mode, language } }) => ({ request: { prizeMode: mode, language } }),
            onDone: { target: 'shown', actions: { type: 'keepGames', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'keepMenuFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: { description: 'Shows the lotteries.' },
        failed: {
          description: 'Loading failed; shows the reason and Retry.',
          on: { 'lottery.retry': 'loading' },
        },
      },
    },
    results: {
      description: 'What was drawn (LOTTERY-08).',
      initial: 'loading',
      on: {
        'lottery.filter': {
          target: '.loading',
          actions: { type: 'keepFilter', params: ({ event }) => event },
        },
      },
      states: {
        loading: {
          description: 'Loading the last 100 results; previous ones stay on screen.',
          invoke: {
            id: 'fetchDraws',
            src: 'fetchDraws',
            input: ({ context: { mode, language, gameCode } }) => ({
              request: {
                ...{ count: '100', prizeMode: mode, device: 'WEB', language },
                ...(gameCode === null ? {} : { gameCode }),
              },
            }),
            onDone: { target: 'shown', actions: { type: 'keepDraws', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'keepDrawsFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: {
          description: 'Shows the results; asks for newer ones after a while.',
          after: { freshFor: 'loading' },
        },
        failed: {
          description: 'Loading failed; shows the reason and Retry.',
          on: { 'lottery.retry': 'loading' },
        },
      },
    },
  },
});
