import { assign, raise, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type SystemStatus, systemContract } from '../../api/contract/system.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import type { statusEvents } from './status.events.ts';

/** What the status tells its parent with every answer. */
export interface StatusLearned {
  readonly type: 'status.learned';
  readonly answer: SystemStatus;
}

type Learned = { readonly type: 'screen.learned'; readonly status: number };

/**
 * The system status (STATUS-01…13): which of the three screens there is, asked for at start, every minute, and on
 * request. An answer with another number shows nothing (STATUS-04); no answer at all is another matter and offers to
 * retry, unless an earlier answer is on screen (decision S3).
 */
export const statusMachine = setup({
  types: {
    context: {} as {
      readonly host: string;
      readonly answer: SystemStatus | null;
      readonly failure: ApiFailure | null;
    },
    input: {} as { readonly host: string },
    events: {} as EventsOf<typeof statusEvents> | Learned | { readonly type: 'screen.lost' },
    tags: {} as 'busy',
  },
  actors: { fetchStatus: apiPort(systemContract.status) },
  actions: {
    keepAnswer: assign((_, params: { answer: SystemStatus }) => ({ answer: params.answer, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    changeScreen: raise((_, params: { status: number }) => ({
      type: 'screen.learned' as const,
      status: params.status,
    })),
    loseScreen: raise({ type: 'screen.lost' }),
    tellParent: sendParent((_, params: { answer: SystemStatus }) => ({
      type: 'status.learned',
      answer: params.answer,
    })),
    reportUnknownStatus: (_, _params: { status: number }) => unwired('status.reportUnknownStatus')(),
  },
  guards: { isStatus: (_, params: { learned: number; status: number }) => params.learned === params.status },
  delays: { recheck: 60_000 },
}).createMachine({
  id: 'status',
  context: ({ input }) => ({ host: input.host, answer: null, failure: null }),
  type: 'parallel',
  states: {
    screen: {
      description: 'Exactly one screen (STATUS-05).',
      initial: 'undecided',
      on: {
        'screen.learned': [
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ learned: event.status, status: 0 }) },
            target: '.normal',
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ learned: event.status, status: 1 }) },
            target: '.maintenance',
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ learned: event.status, status: 2 }) },
            target: '.restricted',
          },
          {
            target: '.unknown',
            actions: { type: 'reportUnknownStatus', params: ({ event }) => ({ status: event.status }) },
          },
        ],
      },
      states: {
        undecided: {
          description: 'The first answer has not come: the frame of the site, with nothing to press.',
          on: { 'screen.lost': 'unreachable' },
        },
        normal: { description: 'The site.' },
        maintenance: { description: 'A full-page notice of maintenance, with refresh and contact.' },
        restricted: { description: 'A full-page notice that the place or address is not served.' },
        unknown: { description: 'A status that nobody knows: nothing is shown, and it is logged.' },
        unreachable: { description: 'No answer yet and the last try failed: says so and offers to try again.' },
      },
    },
    asking: {
      description: 'When the server is asked.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waits for the answer.',
          tags: 'busy',
          invoke: {
            id: 'fetchStatus',
            src: 'fetchStatus',
            input: ({ context }) => ({ request: { url: context.host } }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                { type: 'changeScreen', params: ({ event }) => ({ status: event.output.status }) },
                { type: 'tellParent', params: ({ event }) => ({ answer: event.output }) },
              ],
            },
            onError: {
              target: 'resting',
              actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'loseScreen'],
            },
          },
        },
        resting: {
          description: 'Asks again in a minute, or when somebody wants to know.',
          on: { 'status.refresh': 'waiting' },
          after: { recheck: 'waiting' },
        },
      },
    },
  },
});
