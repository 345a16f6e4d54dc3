import { describe, expect, it } from 'vitest';
import { memberContract } from '../../../../src/api/contract/account/member.ts';
import { lotus } from '../../account/profile/profile.spec.ts';
import { answers } from '../../answers.ts';
import type { Does, Line } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { due, sessionFlow, somchai } from './session.spec.ts';

const loadsMember = { fetchMember: { request: {} } };
const CLEARED = { did: 'clearSession', params: undefined };
/** Runs while a member is signed in. */
const OF_MEMBER = ['balance', 'live', 'unread', 'myGames', 'rooms', 'pages'];
const passes = (to: string, sent: object): Does => ({ effects: [{ sent, to }] });

describe('the session', () => {
  it.each(
    modelTests(sessionFlow, [
      ['[ROLE-01] start 2', {}],
      [
        '[LOGIN-23] [HEADER-39] any, session.opened -> signedIn',
        { calls: loadsMember, stops: OF_MEMBER, sets: { member: null } },
        'start 1, fetchMember done 1, session.opened',
      ],
      ['[SHELL-05] [ROLE-01] visitor, always [hasToken] -> signedIn', { calls: loadsMember }],
      [
        '[W4] signedIn, session.invalidated -> visitor',
        {
          stops: OF_MEMBER,
          tells: [{ type: 'session.ended', reason: 'SESSION_EXPIRED' }],
          effects: [CLEARED],
          sets: { hasToken: false, member: null },
        },
        'start 1, fetchMember done 1, session.invalidated',
      ],
      [
        '[LOGOUT-03] [LOGOUT-06] [LOGOUT-07] signedIn, session.loggedOut -> visitor',
        { stops: OF_MEMBER, effects: [CLEARED], sets: { hasToken: false, member: null } },
        'start 1, fetchMember done 1, session.loggedOut',
      ],
      [
        '[CHPW-01] signedIn.loading, done fetchMember [isPasswordDue] -> signedIn.passwordDue',
        { tells: [{ type: 'session.loaded', member: due }], sets: { member: due } },
      ],
      [
        '[LOGIN-23] [STORE-02] signedIn.loading, done fetchMember -> signedIn.member',
        {
          calls: {
            ...{ balance: undefined, live: undefined, unread: undefined, myGames: undefined, rooms: undefined },
            pages: { isAgent: 0 },
          },
          tells: [{ type: 'session.loaded', member: somchai }],
          effects: [{ did: 'storeAgentType', params: { member: somchai } }],
          sets: { member: somchai, failure: null },
        },
        'start 1, fetchMember error 2, session.retry, fetchMember done 1',
      ],
      ['[W4] signedIn.loading, error fetchMember [isGone] -> signedIn.gone', {}],
      ['signedIn.loading, error fetchMember -> signedIn.unknown', { sets: { failure: { kind: 'offline' } } }],
      ...OF_MEMBER.map(
        (part): Line => [
          `signedIn.member, error ${part} -> signedIn.unknown`,
          { stops: OF_MEMBER.filter((other) => other !== part) },
        ],
      ),
      ['[API-30] signedIn.member, unread.pushed -> (stays)', passes('unread', { type: 'unread.pushed', unread: 2 })],
      ['[HEADER-33] signedIn.member, page.moneyMoved -> (stays)', passes('balance', { type: 'balance.invalidate' })],
      [
        '[HEADER-31] signedIn.member, balance.pushed -> (stays)',
        passes('balance', { type: 'balance.pushed', sumBalance: 5_000 }),
      ],
      ['[GAME-18] signedIn.member, live.roundCancelled -> (stays)', { tells: [{ type: 'live.roundCancelled' }] }],
      ['[API-41] signedIn.member, page.gamePlayed -> (stays)', passes('myGames', { type: 'myGames.played' })],
      [
        '[MEMBER-22] signedIn.member, page.profileChanged -> (stays)',
        {
          sets: { member: { ...somchai, ...lotus } },
          tells: [{ type: 'session.loaded', member: { ...somchai, ...lotus } }],
        },
      ],
      ['signedIn.unknown, session.retry -> signedIn.loading', { calls: loadsMember }],
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

  it('[ROLE-14] [MEMBER-01] opens the pages by the kind of account', () => {
    const { children, settle, seen } = createHarness(sessionFlow, { hasToken: true });
    settle(children().fetchMember, answers(memberContract.info, { ...somchai, type: 'agent', isAgent: 41 }));
    expect(seen(0).pending.pages).toEqual({ isAgent: 41 });
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
