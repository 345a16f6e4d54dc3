import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import {
  type LimitKind,
  type LimitPeriod,
  type Protection,
  protectionContract,
} from '../../../api/contract/member/protection.ts';
import { failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import type { playLimitEvents } from './playLimit.events.ts';
import {
  firstLimit,
  isRaise,
  type PlayLimitContext,
  type PlayLimitInput,
  periodFor,
  typedLimit,
  wishedAmount,
} from './playLimit.rules.ts';
import { freePeriods } from './protect.rules.ts';

/** What the form answers: it counts, or it waits for a second yes. */
export interface LimitSet {
  readonly protection: Protection;
  readonly done: 'set' | 'asked';
}

type Context = PlayLimitContext & { readonly answer: LimitSet | null };

/**
 * Sets a limit of one's own. A lower one counts at once. A higher one, or none, is asked for: it waits 24 hours for a
 * second yes, and the form says so before it sends.
 */
export const playLimitMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PlayLimitInput,
    output: {} as LimitSet | null,
    events: {} as EventsOf<typeof playLimitEvents>,
    tags: {} as 'busy',
  },
  actors: { sendLimit: apiPort(protectionContract.setLimit) },
  actions: {
    keepKind: assign(({ context }, params: { kind: LimitKind }) => ({
      kind: params.kind,
      period: periodFor(context.limits, params.kind, context.period),
      typed: '',
      tried: false,
      failure: null,
    })),
    keepPeriod: assign((_, params: { period: LimitPeriod }) => ({ period: params.period, failure: null })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    wishNone: assign({ removes: true, failure: null }),
    wishSome: assign({ removes: false }),
    keepFailure: assign((_, params: { error: unknown }) => ({ removes: false, failure: failureOf(params.error) })),
    keepAnswer: assign(({ context }, params: { protection: Protection }) => ({
      answer: {
        protection: params.protection,
        done: context.removes || isRaise(context) ? ('asked' as const) : ('set' as const),
      },
    })),
  },
  guards: {
    isFreeKind: ({ context }, params: { kind: LimitKind }) =>
      context.which === null && params.kind !== context.kind && freePeriods(context.limits, params.kind).length > 0,
    isFreePeriod: ({ context }, params: { period: LimitPeriod }) =>
      context.which === null &&
      params.period !== context.period &&
      freePeriods(context.limits, context.kind).includes(params.period),
    isThere: ({ context }) => context.which !== null,
    isRaise: ({ context }) => isRaise(context),
    isValid: ({ context }) => 'amount' in typedLimit(context),
  },
}).createMachine({
  id: 'playLimit',
  context: ({ input }) => ({ ...firstLimit(input), answer: null }),
  output: ({ context }) => context.answer,
  initial: 'typing',
  states: {
    typing: {
      description: 'What is limited, for how long, and how much.',
      on: {
        'limit.kind': {
          guard: { type: 'isFreeKind', params: ({ event }) => event },
          actions: { type: 'keepKind', params: ({ event }) => event },
        },
        'limit.period': {
          guard: { type: 'isFreePeriod', params: ({ event }) => event },
          actions: { type: 'keepPeriod', params: ({ event }) => event },
        },
        'limit.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'limit.submit': [
          { guard: 'isRaise', target: 'warned', actions: 'markTried' },
          { guard: 'isValid', target: 'sending', actions: 'markTried' },
          { actions: 'markTried' },
        ],
        'limit.remove': { guard: 'isThere', target: 'warned', actions: 'wishNone' },
        'limit.close': 'closed',
      },
    },
    warned: {
      description: 'More, or none, waits 24 hours for a second yes; says so.',
      on: {
        'limit.ask': 'sending',
        'limit.back': { target: 'typing', actions: 'wishSome' },
        'limit.close': 'closed',
      },
    },
    sending: {
      description: 'Sending the limit.',
      tags: 'busy',
      invoke: {
        id: 'sendLimit',
        src: 'sendLimit',
        input: ({ context }) => ({
          request: { kind: context.kind, period: context.period, amount: wishedAmount(context) },
        }),
        onDone: {
          target: 'closed',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ protection: event.output }) },
        },
        onError: {
          target: 'typing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    closed: { description: 'Set, or left as it was.', type: 'final' },
  },
});
