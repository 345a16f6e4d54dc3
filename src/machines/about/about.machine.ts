import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { type Claims, claimsContract } from '../../api/contract/claims.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { aboutEvents } from './about.events.ts';

/** What the site claims of itself (PROD-10…13, 15), with the measured times. */
export const aboutMachine = setup({
  types: {
    context: {} as { readonly claims: Claims | null; readonly failure: ApiFailure | null },
    input: {} as PageInput,
    events: {} as EventsOf<typeof aboutEvents>,
  },
  actors: { fetchClaims: apiPort(claimsContract.measured) },
  actions: {
    keepClaims: assign((_, params: { claims: Claims }) => ({ claims: params.claims, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'about',
  context: { claims: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the measured times.',
      invoke: {
        id: 'fetchClaims',
        src: 'fetchClaims',
        input: { request: {} },
        onDone: {
          target: 'shown',
          actions: { type: 'keepClaims', params: ({ event }) => ({ claims: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { description: 'Each claim with its figure.' },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'about.retry': 'loading' },
    },
  },
});
