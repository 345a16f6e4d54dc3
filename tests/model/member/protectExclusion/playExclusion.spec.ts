import { expect } from 'vitest';
import { protectionContract } from '../../../../src/api/contract/member/protection.ts';
import { playExclusionMachine } from '../../../../src/machines/member/protect/playExclusion.machine.ts';
import { answers, refuses } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { onBreak } from '../protect/standing.ts';

const { exclude } = protectionContract;

export const playExclusionFlow: Flow<typeof playExclusionMachine> = {
  machine: () => playExclusionMachine,
  inputs: [undefined],
  cases: {
    'exclusion.months': [{ months: 'ever' }, { months: '6' }],
    'exclusion.read': [{}],
    'exclusion.agree': [{}],
    'exclusion.typeSecret': [{ value: 'Player#2026' }],
    'exclusion.submit': [{}],
    'exclusion.close': [{}],
  },
  outcomes: {
    sendExclusion: [answers(exclude, onBreak), refuses(exclude, 'LOGIN_PASSWORD_WRONG')],
  },
  project: ({ months, loginPassword, tried, failure }) => [months, loginPassword, tried, failure?.kind],
  invariants: {
    'the password is kept while it is typed and sent, and no longer': ({ snapshot }) => {
      if (snapshot.matches('choosing') || snapshot.matches('reading')) {
        expect([snapshot.context.loginPassword, snapshot.context.tried]).toEqual(['', false]);
      }
    },
    'the page hears of the exclusion and of nothing else': ({ effects }) => {
      for (const effect of effects) expect(effect).toEqual({ told: { type: 'protect.changed', protection: onBreak } });
    },
  },
  expectations: {
    choosing: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'exclusion.submit' })]).toEqual([{}, false]),
    reading: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'exclusion.months', months: '12' })]).toEqual([{}, false]),
    typing: ({ pending }) => expect(pending).toEqual({}),
    sending: ({ pending, snapshot }) => {
      const { months } = snapshot.context;
      expect(['6', 'ever']).toContain(months);
      expect(pending).toEqual({ sendExclusion: { request: { months, loginPassword: 'Player#2026' } } });
      expect(snapshot.can({ type: 'exclusion.close' })).toBe(false);
    },
  },
};
