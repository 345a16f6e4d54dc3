import { describe, expect, it } from 'vitest';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { sessionFlow } from './session.spec.ts';

describe('the session', () => {
  it.each(
    modelTests(sessionFlow, [
      'any, session.opened -> signedIn',
      '[ROLE-01] visitor, always [hasToken] -> signedIn',
      'signedIn, session.gone -> visitor',
      '[LOGOUT-06] [LOGOUT-07] signedIn, session.left -> visitor',
      'signedIn.loading, done fetchMember [isPasswordDue] -> signedIn.passwordDue',
      '[LOGIN-23] [STORE-02] signedIn.loading, done fetchMember -> signedIn.member',
      'signedIn.loading, error fetchMember [isGone] -> signedIn.gone',
      'signedIn.loading, error fetchMember -> signedIn.unknown',
      'signedIn.member, error balance -> signedIn.unknown',
      'signedIn.member, error pages -> signedIn.unknown',
      'signedIn.member, page.moneyMoved -> (stays)',
      'signedIn.unknown, session.retry -> signedIn.loading',
    ]),
  )('%s', (_title, run) => run());

  it('forgets why the member could not be loaded when he is', () => {
    const { actor, children, settle } = openBench(sessionFlow, { hasToken: true });
    settle(children().fetchMember, sessionFlow.outcomes.fetchMember.at(-1) ?? expect.unreachable());
    actor.send({ type: 'session.retry' });
    settle(children().fetchMember, sessionFlow.outcomes.fetchMember[0] ?? expect.unreachable());
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('[HEADER-39] shows nothing of the member before while another is loaded', () => {
    const { actor, children, settle } = openBench(sessionFlow, { hasToken: true });
    settle(children().fetchMember, sessionFlow.outcomes.fetchMember[0] ?? expect.unreachable());
    actor.send({ type: 'session.opened' });
    expect(actor.getSnapshot().context).toEqual({ hasToken: true, member: null, failure: null });
  });

  it('clears the storage and says why when the server ends the session', () => {
    const { actor, seen } = openBench(sessionFlow, { hasToken: true });
    actor.send({ type: 'session.gone', reason: 'SESSION_REVOKED' });
    expect(seen(0).effects).toEqual([
      { did: 'clearSession', params: undefined },
      { told: { type: 'session.ended', reason: 'SESSION_REVOKED' } },
    ]);
  });

  it('clears the storage and says nothing when the member has left', () => {
    const { actor, seen } = openBench(sessionFlow, { hasToken: true });
    actor.send({ type: 'session.left' });
    expect(seen(0).effects).toEqual([{ did: 'clearSession', params: undefined }]);
  });
});
