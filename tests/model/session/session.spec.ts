import { expect } from 'vitest';
import { type MemberInfo, memberContract } from '../../../src/api/contract/member.ts';
import { sessionMachine } from '../../../src/machines/session/session.machine.ts';
import { answers, defect, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { info } = memberContract;

export const somchai: MemberInfo = {
  id: 'm1',
  account: 'somchai',
  userName: 'somchai',
  nickname: 'Chai',
  type: 'member',
  isAgent: 0,
  toUpline: true,
  clubLabel: null,
  memberLabel: [],
  lastLoginAt: 1_750_000_000_000,
  passwordChangeRequired: false,
};
const due: MemberInfo = { ...somchai, passwordChangeRequired: true };

export const sessionFlow: Flow<typeof sessionMachine> = {
  machine: () => sessionMachine,
  inputs: [{ hasToken: true }, { hasToken: false }],
  cases: {
    'session.opened': [{}],
    'session.gone': [{ reason: 'SESSION_EXPIRED' }],
    'session.left': [{}],
    'session.retry': [{}],
  },
  outcomes: {
    fetchMember: [answers(info, somchai), answers(info, due), refuses(info, 'SESSION_EXPIRED'), ...wireFailures(info)],
    balance: [defect],
  },
  invariants: {
    'a visitor has no member, and a member has a token': ({ snapshot }) => {
      if (!snapshot.hasTag('signedIn')) expect(snapshot.context.member).toBeNull();
    },
  },
  expectations: {
    starting: () => expect.unreachable('left at once'),
    visitor: ({ pending, snapshot, effects }) => {
      expect(pending).toEqual({});
      expect(snapshot.context).toEqual({ hasToken: false, member: null, failure: null });
      const last = effects.filter((effect) => 'did' in effect).at(-1);
      if (last) expect(last).toEqual({ did: 'clearSession', params: undefined });
    },
    'signedIn.loading': ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchMember: { request: {} } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    'signedIn.member': ({ pending, snapshot, effects }) => {
      expect(Object.keys(pending)).toEqual(['balance']);
      expect(snapshot.context.member).toEqual(somchai);
      expect(effects.slice(-2)).toEqual([
        { did: 'storeAgentType', params: { member: somchai } },
        { told: { type: 'session.loaded', member: somchai } },
      ]);
    },
    'signedIn.passwordDue': ({ pending, effects }) => {
      expect(pending).toEqual({});
      expect(effects.at(-1)).toEqual({ told: { type: 'session.loaded', member: due } });
    },
    'signedIn.unknown': ({ pending, effects, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.can({ type: 'session.retry' })).toBe(true);
      expect(effects.some((effect) => 'did' in effect && effect.did === 'clearSession')).toBe(false);
    },
    'signedIn.gone': ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.can({ type: 'session.retry' })).toBe(false);
    },
  },
};
