import { expect } from 'vitest';
import { agentContractContract } from '../../../src/api/contract/agentContract.ts';
import { type RealTimeRules, realTimeRulesMachine } from '../../../src/machines/realTimeRules/realTimeRules.machine.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import { active } from '../contract/contract.spec.ts';
import type { Flow } from '../kit/flow.ts';

const { realTimeRules } = agentContractContract;
const P = 10_000;
const INTERVAL = 300_000;
/** 22/11/2026 18:35 GMT+8. */
export const NEXT = Date.UTC(2026, 10, 22, 10, 35);

export const withContract: RealTimeRules = {
  contract: { ...active, kind: 'realTime', tiers: [{ minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 800 }] },
  intervalMs: INTERVAL,
  nextSettlementAt: NEXT,
  activeMemberFrom: 500 * P,
  highestRate: 1_000,
  examples: [{ validBet: 1_000 * P, rate: 800, amount: 0.8 * P }],
};

export const realTimeRulesFlow: Flow<typeof realTimeRulesMachine> = {
  machine: () => realTimeRulesMachine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: { 'rules.retry': [{}], 'rules.refresh': [{}] },
  outcomes: {
    fetchRules: [
      answers(realTimeRules, withContract),
      answers(realTimeRules, { ...withContract, contract: null }),
      refuses(realTimeRules, 'FEATURE_OFF'),
      ...wireFailures(realTimeRules),
    ],
  },
  project: ({ rules, failure }) => [rules === null, rules?.contract === null, failure?.kind],
  invariants: {
    '[CONST-28] the next settlement is on a five-minute boundary': ({ snapshot: { context } }) => {
      if (context.rules) expect((context.next - NEXT) % INTERVAL).toBe(0);
    },
    'the calls are the only side effects': ({ fresh }) => expect(fresh).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ fetchRules: { request: {} } }, true]);
    },
    shown: ({ pending, snapshot }) => {
      expect([pending, snapshot.context.failure]).toEqual([{}, null]);
      expect(snapshot.context.rules?.intervalMs).toBe(INTERVAL);
    },
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'rules.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    closed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'rules.retry' })]).toEqual([{}, false]),
  },
};
