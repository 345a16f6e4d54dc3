import { expect } from 'vitest';
import { sessionContract } from '../../../../src/api/contract/site/session.ts';
import { logoutMachine } from '../../../../src/machines/account/logout/logout.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { logout } = sessionContract;
const cleared = [
  { did: 'clearSession', params: undefined },
  { did: 'tellOtherTabs', params: undefined },
];

export const logoutFlow: Flow<typeof logoutMachine> = {
  thorough: true,
  machine: () => logoutMachine,
  inputs: [{ ask: true }, { ask: false }],
  cases: { 'logout.confirm': [{}], 'logout.dismiss': [{}] },
  outcomes: {
    sendLogout: [answers(logout, null), refuses(logout, 'SESSION_EXPIRED'), ...wireFailures(logout)],
  },
  walks: ['start 1, logout.confirm, sendLogout error 2, logout.confirm'],
  invariants: {
    'the session is cleared at most once, and only after it has ended': ({ effects, snapshot }) =>
      expect(effects).toEqual(snapshot.matches('loggedOut') ? cleared : []),
  },
  expectations: {
    starting: () => expect.unreachable('left at once'),
    confirming: ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.context.failure).toBeNull();
    },
    calling: ({ pending, snapshot }) => {
      expect(pending).toEqual({ sendLogout: { request: {} } });
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.failure).toBeNull();
    },
    failed: ({ snapshot }) => expect(['offline', 'malformed']).toContain(snapshot.context.failure?.kind),
    loggedOut: ({ snapshot }) => expect(snapshot.output).toEqual({ outcome: 'loggedOut' }),
    kept: ({ snapshot }) => expect(snapshot.output).toEqual({ outcome: 'kept' }),
  },
};
