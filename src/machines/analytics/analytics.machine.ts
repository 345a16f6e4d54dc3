import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { extContract } from '../../api/contract/ext.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredListener } from '../support/unwired.ts';
import type { analyticsEvents, Consent } from './analytics.events.ts';

interface Information {
  readonly measures: boolean;
  readonly requiresConsent: boolean;
}

/**
 * Counting of visits, as the system status tells (SHELL-08): first-party, off unless the merchant wants it, and nothing
 * is counted before a visitor has agreed (decision S10). A visit that cannot be counted is not counted: nobody waits.
 */
export const analyticsMachine = setup({
  types: {
    context: {} as { readonly consent: Consent; readonly path: string },
    input: {} as { readonly consent: Consent; readonly path: string },
    events: {} as EventsOf<typeof analyticsEvents>,
  },
  actors: { countVisit: apiPort(extContract.visit), place: unwiredListener('analytics.place') },
  actions: {
    keepPath: assign((_, params: { path: string }) => ({ path: params.path })),
    storeConsent: (_, _params: { consent: Consent }) => unwired('analytics.storeConsent')(),
  },
  guards: {
    isOff: (_, params: Information) => !params.measures,
    isRefused: ({ context }, params: Information) => params.requiresConsent && context.consent === 'refused',
    isUnasked: ({ context }, params: Information) => params.requiresConsent && context.consent === 'unasked',
  },
}).createMachine({
  id: 'analytics',
  context: ({ input }) => input,
  invoke: { id: 'place', src: 'place', onError: '.off' },
  initial: 'waiting',
  on: { 'analytics.moved': { actions: { type: 'keepPath', params: ({ event }) => event } } },
  states: {
    waiting: {
      description: 'The system status has not said yet whether visits are counted.',
      on: {
        'analytics.inform': [
          { guard: { type: 'isOff', params: ({ event }) => event }, target: 'off' },
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'off' },
          { guard: { type: 'isUnasked', params: ({ event }) => event }, target: 'asking' },
          { target: 'counting' },
        ],
      },
    },
    off: { description: 'Nothing is counted: the merchant does not want it, or the visitor.' },
    asking: {
      description: 'Asks whether visits may be counted; nothing is counted until then.',
      on: {
        'analytics.agree': {
          target: 'counting',
          actions: { type: 'storeConsent', params: { consent: 'given' } },
        },
        'analytics.decline': { target: 'off', actions: { type: 'storeConsent', params: { consent: 'refused' } } },
      },
    },
    counting: {
      description: 'Tells the server of each page that is shown.',
      invoke: {
        id: 'countVisit',
        src: 'countVisit',
        input: ({ context }) => ({ request: { path: context.path } }),
        onError: 'counting',
      },
      on: {
        'analytics.moved': {
          target: 'counting',
          reenter: true,
          actions: { type: 'keepPath', params: ({ event }) => event },
        },
      },
    },
  },
});
