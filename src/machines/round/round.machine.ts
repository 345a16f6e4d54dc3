import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { betContract, type RoundDetail } from '../../api/contract/bet.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import type { roundEvents } from './round.events.ts';

export interface RoundInput {
  readonly roundId: string;
  readonly language: LanguageCode;
}

/** One round of a game (decision G3): what the provider asked for, what the ledger did, and where to check it. */
export const roundMachine = setup({
  types: {
    context: {} as RoundInput & { readonly detail: RoundDetail | null; readonly failure: ApiFailure | null },
    input: {} as RoundInput,
    events: {} as EventsOf<typeof roundEvents>,
    tags: {} as 'busy',
  },
  actors: { fetchRound: apiPort(betContract.round) },
  actions: {
    keepDetail: assign((_, params: { detail: RoundDetail }) => ({ detail: params.detail, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'round',
  context: ({ input }) => ({ ...input, detail: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the round; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchRound',
        src: 'fetchRound',
        input: ({ context: { roundId, language } }) => ({ request: { roundId, language } }),
        onDone: { target: 'shown', actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'round.close': 'closed' },
    },
    shown: {
      description: 'Shows the round; an open one can be refreshed.',
      on: { 'round.refresh': 'loading', 'round.close': 'closed' },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'round.refresh': 'loading', 'round.close': 'closed' },
    },
    closed: { description: 'Back to the list.', type: 'final' },
  },
});
