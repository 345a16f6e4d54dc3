import { expect } from 'vitest';
import { protectionContract } from '../../../../src/api/contract/member/protection.ts';
import { playBreakMachine } from '../../../../src/machines/member/protect/playBreak.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { onBreak } from '../protect/standing.ts';

const { takeBreak } = protectionContract;

export const playBreakFlow: Flow<typeof playBreakMachine> = {
  machine: () => playBreakMachine,
  inputs: [undefined],
  cases: {
    'break.days': [{ days: '7' }, { days: '1' }],
    'break.take': [{}],
    'break.confirm': [{}],
    'break.back': [{}],
  },
  outcomes: { sendBreak: [answers(takeBreak, onBreak), ...wireFailures(takeBreak)] },
  project: ({ days, failure }) => [days, failure?.kind],
  invariants: {
    'the page hears of the break and of nothing else': ({ effects }) => {
      for (const effect of effects) expect(effect).toEqual({ told: { type: 'protect.changed', protection: onBreak } });
    },
    'nothing is sent before the question was answered': ({ pending, snapshot }) =>
      expect('sendBreak' in pending).toBe(snapshot.matches('sending')),
  },
  expectations: {
    choosing: ({ snapshot }) =>
      expect([snapshot.can({ type: 'break.take' }), snapshot.can({ type: 'break.confirm' })]).toEqual([true, false]),
    asking: ({ snapshot }) => {
      expect(snapshot.context.failure).toBeNull();
      expect(snapshot.can({ type: 'break.days', days: '30' })).toBe(false);
    },
    sending: ({ pending, snapshot }) => {
      const { days } = snapshot.context;
      expect(['1', '7']).toContain(days);
      expect([pending, snapshot.can({ type: 'break.back' })]).toEqual([{ sendBreak: { request: { days } } }, false]);
    },
  },
};
