import { describe, expect, it } from 'vitest';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { registerFlow } from './register.spec.ts';

describe('registration', () => {
  it.each(
    modelTests(registerFlow, [
      'any, register.close -> ended',
      'loading, done fetchSettings -> switchedOff',
      'loading, error fetchSettings -> failed',
      '[ROLE-03] switchedOff, register.logIn -> ended',
      'failed, register.retry -> loading',
    ]),
  )('%s', (_title, run) => run());

  it('tells its parent whether the login was wanted', () => {
    const closed = openBench(registerFlow, undefined);
    closed.actor.send({ type: 'register.close' });
    expect(closed.actor.getSnapshot().output).toEqual({ outcome: 'closed' });

    const loginWanted = openBench(registerFlow, undefined);
    const settings = registerFlow.outcomes.fetchSettings[0] ?? expect.unreachable();
    loginWanted.settle(loginWanted.children().fetchSettings, settings);
    loginWanted.actor.send({ type: 'register.logIn' });
    expect(loginWanted.actor.getSnapshot().output).toEqual({ outcome: 'logIn' });
  });
});
