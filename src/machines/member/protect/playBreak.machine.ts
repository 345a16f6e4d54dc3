import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { type Protection, protectionContract } from '../../../api/contract/member/protection.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import type { BreakDays, playBreakEvents } from './playBreak.events.ts';
import type { ProtectionChanged } from './protect.events.ts';

/** A break from playing: how long, and whether really. Nobody ends it early. */
export const playBreakMachine = setup({
  types: {
    context: {} as { readonly days: BreakDays; readonly failure: ApiFailure | null },
    events: {} as EventsOf<typeof playBreakEvents>,
    tags: {} as 'busy',
  },
  actors: { sendBreak: apiPort(protectionContract.takeBreak) },
  actions: {
    keepDays: assign((_, params: { days: BreakDays }) => ({ days: params.days, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    tellChanged: sendParent(
      (_, params: { protection: Protection }): ProtectionChanged => ({
        type: 'protect.changed',
        protection: params.protection,
      }),
    ),
  },
  guards: { isOther: ({ context }, params: { days: BreakDays }) => params.days !== context.days },
}).createMachine({
  id: 'playBreak',
  context: { days: '1', failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'How long.',
      on: {
        'break.days': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: { type: 'keepDays', params: ({ event }) => event },
        },
        'break.take': { target: 'asking', actions: 'forgetFailure' },
      },
    },
    asking: {
      description: 'Says until when it is, and asks once more.',
      on: { 'break.confirm': 'sending', 'break.back': 'choosing' },
    },
    sending: {
      description: 'Sending the break.',
      tags: 'busy',
      invoke: {
        id: 'sendBreak',
        src: 'sendBreak',
        input: ({ context }) => ({ request: { days: context.days } }),
        onDone: {
          target: 'choosing',
          actions: { type: 'tellChanged', params: ({ event }) => ({ protection: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
