import { describe, it } from 'vitest';
import type { Does } from '../../kit/does.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { logoutFlow } from './logout.spec.ts';

const calls: Does = { calls: { sendLogout: { request: {} } } };
const over: Does = {
  effects: [
    { did: 'clearSession', params: undefined },
    { did: 'tellOtherTabs', params: undefined },
  ],
  sets: { outcome: 'loggedOut' },
  ends: { outcome: 'loggedOut' },
};

describe('the logout', () => {
  it.each(
    modelTests(logoutFlow, [
      ['[LOGOUT-01] starting, always [isToAsk] -> confirming', {}],
      ['[LOGOUT-02] starting, always -> calling', calls],
      ['[LOGOUT-02] [API-16] confirming, logout.confirm -> calling', calls],
      ['[LOGOUT-01] confirming, logout.dismiss -> kept', { ends: { outcome: 'kept' } }],
      ['[LOGOUT-03] calling, done sendLogout -> loggedOut', over],
      ['[LOGOUT-03] calling, error sendLogout [isGone] -> loggedOut', over],
      ['calling, error sendLogout -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['failed, logout.confirm -> calling', { ...calls, sets: { failure: null } }],
      ['failed, logout.dismiss -> kept', { ends: { outcome: 'kept' } }],
    ]),
  )('%s', (_title, run) => run());
});
