import type { Which } from './protect.rules.ts';
import { protectSetup } from './protect.setup.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const whichOf = ({ event }: { readonly event: Which }): Which => ({ kind: event.kind, period: event.period });

/** What a member changes on the page: limits, and how often the game is covered. */
export const protectActs = protectSetup.createStateConfig({
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
});
