import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { logoutFlow } from './logout.spec.ts';

describe('the logout', () => {
  it.each(
    modelTests(logoutFlow, [
      '[LOGOUT-01] starting, always [isToAsk] -> confirming',
      'starting, always -> calling',
      '[LOGOUT-02] confirming, logout.confirm -> calling',
      '[LOGOUT-01] confirming, logout.dismiss -> kept',
      '[LOGOUT-03] calling, done sendLogout -> loggedOut',
      'calling, error sendLogout [isGone] -> loggedOut',
      'calling, error sendLogout -> failed',
      'failed, logout.confirm -> calling',
      'failed, logout.dismiss -> kept',
    ]),
  )('%s', (_title, run) => run());
});
