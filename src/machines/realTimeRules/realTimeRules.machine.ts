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
 * The rules of the real-time salary (CONTRACT-08, PROD-14): how often it is settled, when next, and the member's own tiers.
 * The next settlement is never one that is over: when it has come, the one after it is on screen.
 */
export const realTimeRulesMachine = setup({
  types: {
    context: {} as {
      readonly rules: RealTimeRules | null;
      /** When it is settled next, ms. */
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
  // How long it is until then is for the clock of the site to say.
  delays: { untilNext: ({ context }) => context.rules?.intervalMs ?? 0 },
}).createMachine({
  id: 'realTimeRules',
  context: { rules: null, next: 0, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Fetches the rules; what is known already stays on screen.',
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
      description: 'The rules are on screen.',
      after: { untilNext: { target: 'shown', reenter: true, actions: 'moveOn' } },
      on: { 'rules.refresh': 'loading' },
    },
    failed: {
      description: 'They could not be had: says why and offers to try again.',
      on: { 'rules.retry': 'loading' },
    },
    closed: { description: 'Real-time salaries are switched off: says so (ROLE-22).' },
  },
});
