import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { extContract } from '../../../api/contract/site/ext.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredListener } from '../../support/unwired.ts';
import type { analyticsEvents, Consent } from './analytics.events.ts';

interface Information {
  readonly measures: boolean;
  readonly requiresConsent: boolean;
}

/**
 * Visit counting, set by the system status (SHELL-08): first-party, off by default, and only with the visitor's consent
 * (decision S10). Failures are ignored.
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
  on: { 'analytics.navigated': { actions: { type: 'keepPath', params: ({ event }) => event } } },
  states: {
    waiting: {
      description: 'Waits for the system status.',
      on: {
        'analytics.configure': [
          { guard: { type: 'isOff', params: ({ event }) => event }, target: 'off' },
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'off' },
          { guard: { type: 'isUnasked', params: ({ event }) => event }, target: 'asking' },
          { target: 'counting' },
        ],
      },
    },
    off: { description: 'Off: disabled by the merchant or refused by the visitor.' },
    asking: {
      description: 'Asks for consent; nothing is counted before.',
      on: {
        'analytics.agree': {
          target: 'counting',
          actions: { type: 'storeConsent', params: { consent: 'given' } },
        },
        'analytics.decline': { target: 'off', actions: { type: 'storeConsent', params: { consent: 'refused' } } },
      },
    },
    counting: {
      description: 'Reports each page view to the server.',
      invoke: {
        id: 'countVisit',
        src: 'countVisit',
        input: ({ context }) => ({ request: { path: context.path } }),
        onError: 'counting',
      },
      on: {
        'analytics.navigated': {
          target: 'counting',
          reenter: true,
          actions: { type: 'keepPath', params: ({ event }) => event },
        },
      },
    },
  },
});
