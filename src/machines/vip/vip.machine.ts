import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type VipLevels, type VipStanding, vipContract } from '../../api/contract/vip.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredListener } from '../support/unwired.ts';
import type { vipEvents } from './vip.events.ts';

/**
 * The VIP screen (ROUTE-08, PROD-05…07): the levels, for everybody, and where the member stands, each loaded by itself.
 */
export const vipMachine = setup({
  types: {
    context: {} as {
      readonly levels: VipLevels | null;
      /** Null until loaded, and for visitors. */
      readonly standing: VipStanding | null;
      readonly levelsFailure: ApiFailure | null;
      readonly standingFailure: ApiFailure | null;
    },
    events: {} as EventsOf<typeof vipEvents>,
  },
  actors: {
    surroundings: unwiredListener('vip.surroundings'),
    fetchLevels: apiPort(vipContract.levels),
    fetchStanding: apiPort(vipContract.standing),
  },
  actions: {
    keepLevels: assign((_, params: { levels: VipLevels }) => ({ levels: params.levels, levelsFailure: null })),
    keepLevelsFailure: assign((_, params: { error: unknown }) => ({ levelsFailure: failureOf(params.error) })),
    keepStanding: assign((_, params: { standing: VipStanding }) => ({
      standing: params.standing,
      standingFailure: null,
    })),
    keepStandingFailure: assign((_, params: { error: unknown }) => ({ standingFailure: failureOf(params.error) })),
    forgetStanding: assign({ standing: null, standingFailure: null }),
  },
  // Bets settle meanwhile.
  delays: { freshFor: 60_000 },
}).createMachine({
  id: 'vip',
  context: { levels: null, standing: null, levelsFailure: null, standingFailure: null },
  invoke: {
    id: 'surroundings',
    src: 'surroundings',
    onError: { target: '.standing.visitor', actions: 'forgetStanding' },
  },
  type: 'parallel',
  states: {
    levels: {
      description: 'The levels and what each gives.',
      initial: 'loading',
      states: {
        loading: {
          description: 'Loading the levels.',
          invoke: {
            id: 'fetchLevels',
            src: 'fetchLevels',
            input: { request: {} },
            onDone: {
              target: 'shown',
              actions: { type: 'keepLevels', params: ({ event }) => ({ levels: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepLevelsFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: { description: 'The levels are on screen.' },
        failed: {
          description: 'Loading failed; shows the reason and Retry.',
          on: { 'vip.retry': 'loading' },
        },
      },
    },
    standing: {
      description: 'Where the member stands.',
      initial: 'visitor',
      on: {
        'vip.signedIn': { target: '.loading', actions: 'forgetStanding' },
        'vip.signedOut': { target: '.visitor', actions: 'forgetStanding' },
      },
      states: {
        visitor: { description: 'Nobody is signed in, or a trial: offers to sign up.' },
        loading: {
          description: 'Loading level, rebate and cash back; known ones stay on screen.',
          invoke: {
            id: 'fetchStanding',
            src: 'fetchStanding',
            input: { request: {} },
            onDone: {
              target: 'shown',
              actions: { type: 'keepStanding', params: ({ event }) => ({ standing: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepStandingFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: {
          description: 'Level, way to the next, rebate and cash back; asks again after a while.',
          after: { freshFor: 'loading' },
        },
        failed: {
          description: 'Loading failed; shows the reason and Retry.',
          on: { 'vip.retry': 'loading' },
        },
      },
    },
  },
});
