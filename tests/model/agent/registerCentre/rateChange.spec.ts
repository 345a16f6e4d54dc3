import { expect } from 'vitest';
import { registerCentreContract } from '../../../../src/api/contract/agent/registerCentre.ts';
import { rateChangeMachine } from '../../../../src/machines/agent/registerCentre/rateChange.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { rate, changeRate } = registerCentreContract;
export const known = { id: 'demo-agent2', account: 'agent2', rate: 6_000, least: 4_000, most: 8_000 };

export const rateChangeFlow: Flow<typeof rateChangeMachine> = {
  machine: () => rateChangeMachine,
  inputs: [{ id: 'demo-agent2', keySeed: 'seed-of-a-rate' }],
  cases: {
    'rateChange.retry': [{}],
    'rateChange.type': [{ value: '0.3' }, { value: '0.7' }],
    'rateChange.submit': [{}],
    'rateChange.resend': [{}],
    'rateChange.checkStatus': [{}],
    'rateChange.close': [{}],
  },
  outcomes: {
    fetchRate: [answers(rate, known), refuses(rate, 'FEATURE_OFF')],
    sendRate: [
      answers(changeRate, { ...known, rate: 7_000 }),
      refuses(changeRate, 'RATE_OUT_OF_RANGE', { min: 4_000, max: 6_000 }),
      ...wireFailures(changeRate).slice(0, 1),
    ],
  },
  project: ({ known: loaded, typed, tried, failure }) => [
    loaded?.rate,
    typed,
    tried,
    failure?.kind === 'refused' ? failure.code : failure?.kind,
  ],
  invariants: {
    '[AGENT-06] the rebate that is sent is one of those typed, within the limits': ({
      pending,
      snapshot: { context },
    }) => {
      if (!('sendRate' in pending)) return;
      const rate = { '0.6': 6_000, '0.7': 7_000 }[context.typed];
      expect(pending.sendRate).toMatchObject({ request: { id: 'demo-agent2', rate } });
    },
  },
  expectations: {
    loading: ({ pending, snapshot }) =>
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ fetchRate: { request: { id: 'demo-agent2' } } }, true]),
    failed: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'refused']),
    editing: ({ pending, snapshot: { context } }) => expect([pending, context.known]).toEqual([{}, known]),
    sending: ({ snapshot }) => expect(snapshot.hasTag('busy')).toBe(true),
    unsure: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'offline']),
    closed: ({ pending }) => expect(pending).toEqual({}),
  },
};
