import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { lotus } from '../profile/profile.spec.ts';
import { sessionFlow, somchai } from './session.spec.ts';

describe('the session', () => {
  it.each(
    modelTests(sessionFlow, [
      'any, session.opened -> signedIn',
      '[ROLE-01] visitor, always [hasToken] -> signedIn',
      'signedIn, session.invalidated -> visitor',
      '[LOGOUT-06] [LOGOUT-07] signedIn, session.loggedOut -> visitor',
      'signedIn.loading, done fetchMember [isPasswordDue] -> signedIn.passwordDue',
      '[LOGIN-23] [STORE-02] signedIn.loading, done fetchMember -> signedIn.member',
      'signedIn.loading, error fetchMember [isGone] -> signedIn.gone',
      'signedIn.loading, error fetchMember -> signedIn.unknown',
      'signedIn.member, error balance -> signedIn.unknown',
      'signedIn.member, error live -> signedIn.unknown',
      'signedIn.member, error pages -> signedIn.unknown',
      'signedIn.member, error myGames -> signedIn.unknown',
      'signedIn.member, error rooms -> signedIn.unknown',
      'signedIn.member, error unread -> signedIn.unknown',
      '[API-30] signedIn.member, unread.pushed -> (stays)',
      'signedIn.member, page.moneyMoved -> (stays)',
      '[HEADER-31] signedIn.member, balance.pushed -> (stays)',
      '[GAME-18] signedIn.member, live.roundCancelled -> (stays)',
      '[API-41] signedIn.member, page.gamePlayed -> (stays)',
      [
        '[MEMBER-22] signedIn.member, page.profileChanged -> (stays)',
        {
          sets: { member: { ...somchai, ...lotus } },
          tells: [{ type: 'session.loaded', member: { ...somchai, ...lotus } }],
        },
      ],
      'signedIn.unknown, session.retry -> signedIn.loading',
    ]),
  )('%s', (_title, run) => run());

  it('clears the failure once the member loads', () => {
    const { actor, children, settle } = createHarness(sessionFlow, { hasToken: true });
    settle(children().fetchMember, sessionFlow.outcomes.fetchMember.at(-1) ?? expect.unreachable());
    actor.send({ type: 'session.retry' });
    settle(children().fetchMember, sessionFlow.outcomes.fetchMember[0] ?? expect.unreachable());
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('[HEADER-39] hides the previous member while another loads', () => {
    const { actor, children, settle } = createHarness(sessionFlow, { hasToken: true });
    settle(children().fetchMember, sessionFlow.outcomes.fetchMember[0] ?? expect.unreachable());
    actor.send({ type: 'session.opened' });
    expect(actor.getSnapshot().context).toEqual({ hasToken: true, member: null, failure: null });
  });

  it('clears the storage and shows why when the server ends the session', () => {
    const { actor, seen } = createHarness(sessionFlow, { hasToken: true });
    actor.send({ type: 'session.invalidated', reason: 'SESSION_REVOKED' });
    expect(seen(0).effects).toEqual([
      { did: 'clearSession', params: undefined },
      { told: { type: 'session.ended', reason: 'SESSION_REVOKED' } },
    ]);
  });

  it('clears the storage without a message when the member logs out', () => {
    const { actor, seen } = createHarness(sessionFlow, { hasToken: true });
    actor.send({ type: 'session.loggedOut' });
    expect(seen(0).effects).toEqual([{ did: 'clearSession', params: undefined }]);
  });
});
