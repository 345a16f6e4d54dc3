import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { member, session } from '../../../server/database/schema.ts';
import { cleanExpired } from '../../../server/jobs/cleanExpired.ts';
import { createAuthenticate } from '../../../server/site/session/authenticate.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { walletContract } from '../../../src/api/contract/money/wallet.ts';
import { qaContract } from '../../../src/api/contract/qa.ts';
import { sessionContract } from '../../../src/api/contract/site/session.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const MINUTE = 60_000;

onEachDatabase('a session', (database) => {
  let server: Reference;
  let player: Player;
  beforeEach(async () => {
    server = await startReference({ database, env: { CAPTCHA_AFTER_FAILURES: '50' } });
    player = createPlayer(server);
  });
  afterEach(() => server.close());

  const answerTo = (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => 'ok',
      (error: unknown) => {
        const failure = failureOf(error);
        return failure.kind === 'refused' ? failure.code : failure.kind;
      },
    );
  const use = (one = player) => answerTo(one.api(memberContract.info, { request: {} }));
  const balance = (background: '0' | '1' = '0') =>
    answerTo(player.api(walletContract.balance, { request: {}, headers: { 'x-background': background } }));

  it.each(['', 'nonsense', 'A'.repeat(43)])('[ERR-02] [API-02] is refused for the token %j', async (token) => {
    player.token = token;
    expect(await use()).toBe('NOT_LOGGED_IN');
  });

  it('[API-02] answers 401 in the envelope without a token', async () => {
    const response = await server.fetch(`${server.baseURL}/wps/member/info`, { headers: { language: 'EN' } });
    expect([response.status, await response.json()]).toEqual([
      401,
      {
        success: false,
        message: 'You are not logged in. Please log in.',
        value: null,
        errorCode: 'NOT_LOGGED_IN',
        traceId: expect.any(String),
      },
    ]);
  });

  it('is not evicted in place of expired sessions', async () => {
    const others = Array.from({ length: 5 }, () => createPlayer(server));
    await player.signIn('somchai');
    server.advance(MINUTE);
    for (const other of others.slice(0, 4)) await other.signIn('somchai');
    server.advance(29 * MINUTE - 1);
    expect(await use()).toBe('ok');
    server.advance(20 * MINUTE);
    await others[4]?.signIn('somchai');
    expect(await use()).toBe('ok');
  });

  it('is invalid on another merchant’s server with the same database', async () => {
    await player.signIn('somchai');
    const authenticate = createAuthenticate({ ...server.deps, config: { ...server.deps.config, merchant: 'other' } });
    const headers = new Headers({ authorization: `Bearer ${player.token}` });
    await expect(authenticate(memberContract.info, headers)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
  });

  it('ends after exactly thirty idle minutes', async () => {
    await player.signIn('somchai');
    server.advance(30 * MINUTE - 1);
    expect(await use()).toBe('ok');
    server.advance(30 * MINUTE - 1);
    expect(await use()).toBe('ok');
    server.advance(30 * MINUTE);
    expect(await use()).toBe('SESSION_EXPIRED');
  });

  it('is not kept alive by a background call', async () => {
    await player.signIn('somchai');
    server.advance(20 * MINUTE);
    expect(await balance('1')).toBe('ok');
    server.advance(10 * MINUTE);
    expect(await balance('1')).toBe('SESSION_EXPIRED');
  });

  it('records activity at most once a minute', async () => {
    await player.signIn('somchai');
    const signedIn = server.now();
    server.advance(MINUTE - 1);
    await use();
    expect(await server.db.select({ seenAt: session.seenAt }).from(session)).toEqual([{ seenAt: signedIn }]);
    server.advance(1);
    await use();
    expect(await server.db.select({ seenAt: session.seenAt }).from(session)).toEqual([{ seenAt: signedIn + MINUTE }]);
  });

  it('ends twelve hours after the login, even when active', async () => {
    await player.signIn('somchai');
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      server.advance(20 * MINUTE);
      expect(await use()).toBe('ok');
    }
    server.advance(20 * MINUTE);
    expect(await use()).toBe('SESSION_EXPIRED');
  });

  it('ends, oldest first, when a member opens a sixth', async () => {
    const players = Array.from({ length: 6 }, () => createPlayer(server));
    for (const one of players) {
      await one.signIn('somchai');
      server.advance(1);
    }
    const answers = [];
    for (const one of players) answers.push(await use(one));
    expect(answers).toEqual(['SESSION_REVOKED', 'ok', 'ok', 'ok', 'ok', 'ok']);
  });

  it('is limited to five per member, concurrent logins included', async () => {
    const players = Array.from({ length: 9 }, () => createPlayer(server));
    await Promise.all(players.map((one) => one.signIn('somchai')));
    const answers = await Promise.all(players.map((one) => use(one)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(5);
  });

  it('[API-16] [LOGOUT-02] ends at logout, without ending others', async () => {
    const other = createPlayer(server);
    await player.signIn('somchai');
    await other.signIn('somchai');
    expect(await player.api(sessionContract.logout, { request: {} })).toBeNull();
    expect([await use(), await use(other)]).toEqual(['NOT_LOGGED_IN', 'ok']);
    expect(await answerTo(player.api(sessionContract.logout, { request: {} }))).toBe('NOT_LOGGED_IN');
  });

  it.each([
    ['expired', 'SESSION_EXPIRED'],
    ['revoked', 'SESSION_REVOKED'],
  ] as const)('says that it was ended as %s', async (reason, code) => {
    await player.signIn('somchai');
    expect(await player.api(qaContract.endSessions, { request: { username: 'somchai', reason } })).toEqual({
      ended: 1,
    });
    expect(await use()).toBe(code);
  });

  it('survives a restart', async () => {
    await player.signIn('somchai');
    const restarted = createPlayer(await server.restart());
    restarted.token = player.token;
    expect(await use(restarted)).toBe('ok');
  });

  it('[CHPW-01] can only change the password when a change is due', async () => {
    await player.signIn('weak', '123456');
    expect([await use(), await balance()]).toEqual(['ok', 'PASSWORD_CHANGE_REQUIRED']);
    expect(await player.api(sessionContract.logout, { request: {} })).toBeNull();
  });

  it('is deleted only once no call needs its end reason', async () => {
    const { token } = await player.signIn('somchai');
    server.advance(24 * 60 * MINUTE);
    await cleanExpired(server.deps);
    expect(await use()).toBe('SESSION_EXPIRED');
    server.advance(48 * 60 * MINUTE);
    await cleanExpired(server.deps);
    expect([token.length, await server.db.select().from(session)]).toEqual([43, []]);
  });

  it('is deleted with its member', async () => {
    await player.signIn('malee');
    await server.db.delete(member).where(eq(member.username, 'malee'));
    expect(await use()).toBe('NOT_LOGGED_IN');
  });
});
