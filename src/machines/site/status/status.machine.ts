import { assign, raise, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type SystemStatus, systemContract } from '../../../api/contract/site/system.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired } from '../../support/unwired.ts';
import type { statusEvents } from './status.events.ts';

/** Sent to the parent on every answer. */
export interface StatusLearned {
  readonly type: 'status.learned';
  readonly answer: SystemStatus;
}

type Learned = { readonly type: 'screen.learned'; readonly status: number };

/**
 * The system status (STATUS-01…13): selects one of three screens; loaded at start, every minute and on request. An
 * unknown status number shows nothing (STATUS-04); a missing answer offers Retry, unless an earlier answer is on screen
 * (decision S3).
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
          description: 'Loading for the first time; shows the frame without controls.',
          on: { 'screen.lost': 'unreachable' },
        },
        normal: { description: 'The site is open.' },
        maintenance: { description: 'Maintenance page with Refresh and contact.' },
        restricted: { description: 'Full page: region or address not served.' },
        unknown: { description: 'Unknown status: shows nothing and logs it.' },
        unreachable: { description: 'The first load failed; offers Retry.' },
      },
    },
    asking: {
      description: 'Polling.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Loading.',
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
          description: 'Waits a minute, or for a refresh.',
          on: { 'status.refresh': 'waiting' },
          after: { recheck: 'waiting' },
        },
      },
    },
  },
});
