import { expect } from 'vitest';
import { type MemberInfo, memberContract } from '../../../../src/api/contract/account/member.ts';
import { sessionMachine } from '../../../../src/machines/site/session/session.machine.ts';
import { lotus } from '../../account/profile/profile.spec.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

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
export const due: MemberInfo = { ...somchai, passwordChangeRequired: true };

export const sessionFlow: Flow<typeof sessionMachine> = {
  thorough: true,
  machine: () => sessionMachine,
  inputs: [{ hasToken: true }, { hasToken: false }],
  cases: {
    'session.opened': [{}],
    'session.invalidated': [{ reason: 'SESSION_EXPIRED' }],
    'session.loggedOut': [{}],
    'session.retry': [{}],
    'page.moneyMoved': [{}],
    'page.gamePlayed': [{}],
    'page.profileChanged': [{ profile: lotus }],
    'balance.pushed': [{ sumBalance: 5_000 }],
    'live.roundCancelled': [{}],
    'unread.pushed': [{ unread: 2 }],
  },
  eachCounts: [
    'session.opened',
    'page.moneyMoved',
    'page.gamePlayed',
    'page.profileChanged',
    'balance.pushed',
    'live.roundCancelled',
    'unread.pushed',
  ],
  outcomes: {
    fetchMember: [answers(info, somchai), answers(info, due), refuses(info, 'SESSION_EXPIRED'), ...wireFailures(info)],
    balance: [defect],
    live: [defect],
    myGames: [defect],
    rooms: [defect],
    unread: [defect],
    pages: [defect],
  },
  walks: ['start 2'],
  invariants: {
    'a visitor has no member, and a member has a token': ({ snapshot }) => {
      if (!snapshot.matches('signedIn')) expect(snapshot.context.member).toBeNull();
    },
    'the storage is cleared exactly when a session ends': ({ fresh, snapshot }) => {
      const ended = snapshot.matches('visitor') && fresh.length > 0;
      expect(fresh.filter((effect) => 'did' in effect && effect.did === 'clearSession')).toEqual(
        ended ? [{ did: 'clearSession', params: undefined }] : [],
      );
    },
  },
  expectations: {
    visitor: ({ pending, snapshot, effects, fresh }) => {
      expect(pending).toEqual({});
      expect(snapshot.context).toEqual({ hasToken: false, member: null, failure: null });
      if (effects.length > 0) expect(fresh[0]).toEqual({ did: 'clearSession', params: undefined });
    },
    'signedIn.loading': ({ pending }) => expect(pending).toEqual({ fetchMember: { request: {} } }),
    'signedIn.member': ({ pending, snapshot, fresh }) => {
      expect(Object.keys(pending)).toEqual(['balance', 'live', 'unread', 'myGames', 'rooms', 'pages']);
      expect(pending.pages).toEqual({ isAgent: 0 });
      expect([somchai, { ...somchai, ...lotus }]).toContainEqual(snapshot.context.member);
      const [renewed] = fresh;
      if (renewed !== undefined && 'told' in renewed && renewed.told.type === 'live.roundCancelled') {
        expect(fresh.length).toBe(1);
        return;
      }
      if (renewed !== undefined && 'sent' in renewed) {
        expect([
          { sent: { type: 'balance.invalidate' }, to: 'balance' },
          { sent: { type: 'balance.pushed', sumBalance: 5_000 }, to: 'balance' },
          { sent: { type: 'myGames.played' }, to: 'myGames' },
          { sent: { type: 'unread.pushed', unread: 2 }, to: 'unread' },
        ]).toContainEqual(renewed);
        expect(fresh.length).toBe(1);
        return;
      }
      const { member } = snapshot.context;
      if (member?.nickname === lotus.nickname) {
        expect(fresh).toEqual(fresh.length === 0 ? [] : [{ told: { type: 'session.loaded', member } }]);
        return;
      }
      expect(fresh).toEqual([
        { did: 'storeAgentType', params: { member: somchai } },
        { told: { type: 'session.loaded', member: somchai } },
      ]);
    },
    'signedIn.passwordDue': ({ pending, fresh }) => {
      expect(pending).toEqual({});
      expect(fresh).toEqual([{ told: { type: 'session.loaded', member: due } }]);
    },
    'signedIn.unknown': ({ pending, fresh, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.can({ type: 'session.retry' })).toBe(true);
      expect(fresh).toEqual([]);
    },
    'signedIn.gone': ({ pending, snapshot, fresh }) => {
      expect([pending, fresh]).toEqual([{}, []]);
      expect(snapshot.can({ type: 'session.retry' })).toBe(false);
    },
  },
};
