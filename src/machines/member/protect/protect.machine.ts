import { assign, raise, setup } from 'xstate';
import { apiChoicePort, apiPort } from '../../../api/actors.ts';
import { type Protection, protectionContract } from '../../../api/contract/member/protection.ts';
import { failureOf } from '../../../api/failure.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { playBreakMachine } from './playBreak.machine.ts';
import { playExclusionMachine } from './playExclusion.machine.ts';
import { type LimitSet, playLimitMachine } from './playLimit.machine.ts';
import { playSessionsMachine } from './playSessions.machine.ts';
import type { ProtectionChanged, protectEvents } from './protect.events.ts';
import {
  type Change,
  type Done,
  firstFree,
  holdsFor,
  isRaiseReady,
  limitOf,
  type ProtectContext,
  type Which,
} from './protect.rules.ts';

/** Setup of the page of player protection. */
const protectSetup = setup({
  types: {
    context: {} as ProtectContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof protectEvents> | ProtectionChanged,
    tags: {} as 'busy',
    children: {} as {
      limit: 'limit';
      pause: 'pause';
      exclusion: 'exclusion';
      sessions: 'sessions';
    },
  },
  actors: {
    fetchState: apiPort(protectionContract.state),
    sendChange: apiChoicePort({
      confirmRaise: protectionContract.confirmRaise,
      cancelRaise: protectionContract.cancelRaise,
      setRealityCheck: protectionContract.setRealityCheck,
    }),
    limit: playLimitMachine,
    pause: playBreakMachine,
    exclusion: playExclusionMachine,
    sessions: playSessionsMachine,
  },
  actions: {
    keepState: assign((_, params: { protection: Protection }) => ({ protection: params.protection })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null, change: null, done: null }),
    openLimit: assign((_, params: { which: Which | null }) => ({
      which: params.which,
      failure: null,
      change: null,
      done: null,
    })),
    keepLimit: assign((_, params: { done: Done | null }) => ({ done: params.done })),
    keepChange: assign((_, params: { change: Change }) => ({ change: params.change, failure: null, done: null })),
    keepDone: assign(({ context }) => ({ done: context.change?.kind ?? null, change: null })),
    /** Passes an answer on to the part that keeps it. */
    takeAnswer: raise(
      (_, params: { protection: Protection }): ProtectionChanged => ({
        type: 'protect.changed',
        protection: params.protection,
      }),
    ),
  },
  guards: {
    isLimit: ({ context }, params: Which) => limitOf(context.protection?.limits ?? [], params) !== null,
    canAdd: ({ context }) => firstFree(context.protection?.limits ?? []) !== null,
    isReady: ({ context: { protection } }, params: Which) => {
      const limit = limitOf(protection?.limits ?? [], params);
      return protection !== null && limit !== null && isRaiseReady(protection, limit);
    },
    isRaised: ({ context }, params: Which) => limitOf(context.protection?.limits ?? [], params)?.raise != null,
    isOtherTime: ({ context }, params: { minutes: string }) =>
      String(context.protection?.realityCheckMinutes) !== params.minutes,
    isSet: (_, params: { answer: LimitSet | null }) => params.answer !== null,
  },
  delays: {
    holds: ({ context }) => (context.protection ? holdsFor(context.protection) : 0),
    again: 60_000,
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

const whichOf = ({ event }: { readonly event: Which }): Which => ({ kind: event.kind, period: event.period });

/**
 * The page of player protection: how one plays, limits, reality check, break and self-exclusion. The forms and the list
 * of sessions are machines of their own; each answer of the server tells how everything stands.
 */
export const protectMachine = protectSetup.createMachine({
  id: 'protect',
  context: { protection: null, failure: null, which: null, change: null, done: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking how things stand.',
      tags: 'busy',
      invoke: {
        id: 'fetchState',
        src: 'fetchState',
        input: { request: {} },
        onDone: {
          target: 'open',
          actions: { type: 'keepState', params: ({ event }) => ({ protection: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'protect.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'The page is on screen.',
      type: 'parallel',
      invoke: [
        { id: 'pause', src: 'pause', onError: { target: 'failed', actions: 'forgetFailure' } },
        { id: 'exclusion', src: 'exclusion', onError: { target: 'failed', actions: 'forgetFailure' } },
        {
          id: 'sessions',
          src: 'sessions',
          // Sessions carry no words: the call has no language.
          input: { language: 'TH' },
          onError: { target: 'failed', actions: 'forgetFailure' },
        },
      ],
      states: {
        standing: {
          description: 'How things stand, as the server last said.',
          initial: 'known',
          on: {
            'protect.changed': { target: '.known', reenter: true, actions: { type: 'keepState', params: payload } },
          },
          states: {
            known: {
              description: 'True until the next moment at which something starts or ends.',
              after: { holds: 'refreshing' },
            },
            refreshing: {
              description: 'Asking again; what was known stays on screen.',
              invoke: {
                id: 'fetchState',
                src: 'fetchState',
                input: { request: {} },
                onDone: {
                  target: 'known',
                  actions: { type: 'keepState', params: ({ event }) => ({ protection: event.output }) },
                },
                onError: 'stale',
              },
            },
            stale: {
              description: 'Asking again failed; it is asked once more in a minute.',
              after: { again: 'refreshing' },
            },
          },
        },
        acts: {
          description: 'Limits and reality check.',
          initial: 'resting',
          states: {
            resting: {
              description: 'Nothing is being changed.',
              on: {
                'protect.addLimit': {
                  guard: 'canAdd',
                  target: 'limiting',
                  actions: { type: 'openLimit', params: { which: null } },
                },
                'protect.changeLimit': {
                  guard: { type: 'isLimit', params: payload },
                  target: 'limiting',
                  actions: { type: 'openLimit', params: (args) => ({ which: whichOf(args) }) },
                },
                'protect.confirmRaise': {
                  guard: { type: 'isReady', params: payload },
                  target: 'changing',
                  actions: {
                    type: 'keepChange',
                    params: (args) => ({ change: { kind: 'confirmRaise', request: whichOf(args) } as const }),
                  },
                },
                'protect.cancelRaise': {
                  guard: { type: 'isRaised', params: payload },
                  target: 'changing',
                  actions: {
                    type: 'keepChange',
                    params: (args) => ({ change: { kind: 'cancelRaise', request: whichOf(args) } as const }),
                  },
                },
                'protect.remind': {
                  guard: { type: 'isOtherTime', params: payload },
                  target: 'changing',
                  actions: {
                    type: 'keepChange',
                    params: ({ event }) => ({
                      change: { kind: 'setRealityCheck', request: { minutes: event.minutes } } as const,
                    }),
                  },
                },
              },
            },
            limiting: {
              description: 'A limit is set, in a dialog.',
              invoke: {
                id: 'limit',
                src: 'limit',
                input: ({ context }) => ({ limits: context.protection?.limits ?? [], which: context.which }),
                onDone: [
                  {
                    guard: { type: 'isSet', params: ({ event }) => ({ answer: event.output }) },
                    target: 'resting',
                    actions: [
                      { type: 'keepLimit', params: ({ event }) => ({ done: event.output?.done ?? null }) },
                      { type: 'takeAnswer', params: ({ event }) => event.output as NonNullable<typeof event.output> },
                    ],
                  },
                  { target: 'resting' },
                ],
                onError: 'resting',
              },
            },
            changing: {
              description: 'Sending a second yes, a withdrawn wish, or another time of the reality check.',
              tags: 'busy',
              invoke: {
                id: 'sendChange',
                src: 'sendChange',
                input: ({ context }) => context.change as NonNullable<typeof context.change>,
                onDone: {
                  target: 'resting',
                  actions: ['keepDone', { type: 'takeAnswer', params: ({ event }) => ({ protection: event.output }) }],
                },
                onError: {
                  target: 'resting',
                  actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
  },
});
