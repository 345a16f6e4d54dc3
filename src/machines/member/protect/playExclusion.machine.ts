import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type Protection, protectionContract } from '../../../api/contract/member/protection.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import type { ExclusionMonths, playExclusionEvents } from './playExclusion.events.ts';
import type { ProtectionChanged } from './protect.events.ts';

/**
 * Self-exclusion in three steps: how long, what follows, and the login password. Nobody ends it early, so nothing is
 * sent by a single press.
 */
export const playExclusionMachine = setup({
  types: {
    context: {} as {
      readonly months: ExclusionMonths;
      readonly loginPassword: string;
      /** Errors show from the first submit on. */
      readonly tried: boolean;
      readonly failure: ApiFailure | null;
    },
    events: {} as EventsOf<typeof playExclusionEvents>,
    tags: {} as 'busy',
  },
  actors: { sendExclusion: apiPort(protectionContract.exclude) },
  actions: {
    keepMonths: assign((_, params: { months: ExclusionMonths }) => ({ months: params.months })),
    keepPassword: assign((_, params: { value: string }) => ({ loginPassword: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetTyped: assign({ loginPassword: '', tried: false, failure: null }),
    tellChanged: sendParent(
      (_, params: { protection: Protection }): ProtectionChanged => ({
        type: 'protect.changed',
        protection: params.protection,
      }),
    ),
  },
  guards: {
    isOther: ({ context }, params: { months: ExclusionMonths }) => params.months !== context.months,
    hasPassword: ({ context }) => context.loginPassword.trim() !== '',
  },
}).createMachine({
  id: 'playExclusion',
  context: { months: '6', loginPassword: '', tried: false, failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'How long.',
      on: {
        'exclusion.months': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: { type: 'keepMonths', params: ({ event }) => event },
        },
        'exclusion.read': 'reading',
      },
    },
    reading: {
      description: 'What follows: money, open rounds, no way back.',
      on: { 'exclusion.agree': 'typing', 'exclusion.close': 'choosing' },
    },
    typing: {
      description: 'The login password.',
      on: {
        'exclusion.typeSecret': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'exclusion.submit': [
          { guard: 'hasPassword', target: 'sending', actions: 'markTried' },
          { actions: 'markTried' },
        ],
        'exclusion.close': { target: 'choosing', actions: 'forgetTyped' },
      },
    },
    sending: {
      description: 'Sending the exclusion.',
      tags: 'busy',
      invoke: {
        id: 'sendExclusion',
        src: 'sendExclusion',
        input: ({ context: { months, loginPassword } }) => ({ request: { months, loginPassword } }),
        onDone: {
          target: 'choosing',
          actions: ['forgetTyped', { type: 'tellChanged', params: ({ event }) => ({ protection: event.output }) }],
        },
        onError: {
          target: 'typing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
