import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type Exchange, pointsContract } from '../../api/contract/points.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import type { exchangeEvents } from './exchange.events.ts';

interface ExchangeInput {
  readonly language: LanguageCode;
  readonly id: string;
}

/** One exchange of points: what was exchanged, and its status (POINTS-03). */
export const exchangeMachine = setup({
  types: {
    context: {} as ExchangeInput & { readonly exchange: Exchange | null; readonly failure: ApiFailure | null },
    input: {} as ExchangeInput,
    events: {} as EventsOf<typeof exchangeEvents>,
    tags: {} as 'busy',
  },
  actors: { fetchExchange: apiPort(pointsContract.detail) },
  actions: {
    keepExchange: assign((_, params: { exchange: Exchange }) => ({ exchange: params.exchange })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
  },
}).createMachine({
  id: 'exchange',
  context: ({ input }) => ({ ...input, exchange: null, failure: null }),
  initial: 'loading',
  on: {
    'exchange.close': '.closed',
    'page.language': {
      target: '.loading',
      reenter: true,
      actions: ['forgetFailure', { type: 'keepLanguage', params: ({ event }) => event }],
    },
  },
  states: {
    loading: {
      description: 'Loading the exchange; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchExchange',
        src: 'fetchExchange',
        input: ({ context: { id, language } }) => ({ request: { id, language } }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepExchange', params: ({ event }) => ({ exchange: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {
      description: 'Shows the exchange as the server has it.',
      on: { 'exchange.refresh': { target: 'loading', actions: 'forgetFailure' } },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'exchange.refresh': { target: 'loading', actions: 'forgetFailure' } },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});
