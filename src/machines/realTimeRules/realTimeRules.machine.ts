import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { agentContractContract } from '../../api/contract/agentContract.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import { type ApiFailure, failureOf, isRefusal } from '../../api/failure.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { realTimeRulesEvents } from './realTimeRules.events.ts';

export type RealTimeRules = ValueOf<typeof agentContractContract.realTimeRules>;

/**
 * Rules of the real-time salary (CONTRACT-08, PROD-14): interval, next settlement and the member's tiers. When a
 * settlement is due, the next one is shown.
 */
export const realTimeRulesMachine = setup({
  types: {
    context: {} as {
      readonly rules: RealTimeRules | null;
      /** Next settlement, ms. */
      readonly next: number;
      readonly failure: ApiFailure | null;
    },
    input: {} as PageInput,
    events: {} as EventsOf<typeof realTimeRulesEvents>,
    tags: {} as 'busy',
  },
  actors: { fetchRules: apiPort(agentContractContract.realTimeRules) },
  actions: {
    keepRules: assign((_, params: { rules: RealTimeRules }) => ({
      rules: params.rules,
      next: params.rules.nextSettlementAt,
      failure: null,
    })),
    moveOn: assign(({ context }) => ({ next: context.next + (context.rules?.intervalMs ?? 0) })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
  guards: {
    isSwitchedOff: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'FEATURE_OFF'),
  },
  // The view derives the time left from the site's clock.
  delays: { untilNext: ({ context }) => context.rules?.intervalMs ?? 0 },
}).createMachine({
  id: 'realTimeRules',
  context: { rules: null, next: 0, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the rules; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchRules',
        src: 'fetchRules',
        input: { request: {} },
        onDone: { target: 'shown', actions: { type: 'keepRules', params: ({ event }) => ({ rules: event.output }) } },
        onError: [
          {
            guard: { type: 'isSwitchedOff', params: ({ event }) => ({ error: event.error }) },
            target: 'closed',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    shown: {
      description: 'Shows the rules.',
      after: { untilNext: { target: 'shown', reenter: true, actions: 'moveOn' } },
      on: { 'rules.refresh': 'loading' },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'rules.retry': 'loading' },
    },
    closed: { description: 'Real-time salaries are disabled; says so (ROLE-22).' },
  },
});
