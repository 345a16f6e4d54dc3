import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ledgerAccount, member, session } from '../../../server/database/schema.ts';
import { removeTrials } from '../../../server/jobs/removeTrials.ts';
import { rangeKey } from '../../../server/limits/limitKey.ts';
import { setFeatures } from '../../../server/qa/changeMerchant.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { freePlayContract } from '../../../src/api/contract/account/freePlay.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { passwordContract } from '../../../src/api/contract/account/password.ts';
import { walletContract } from '../../../src/api/contract/money/wallet.ts';
import { sessionContract } from '../../../src/api/contract/site/session.ts';
import { sealPayload } from '../../../src/api/seal.ts';
import { sealRandom } from '../../../src/api/sealRandom.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer, DEMO_PASSWORD } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { endOf } from '../forgetful.ts';
import { visitorOf } from '../site/visitor.ts';

const HOUR = 60 * 60_000;
const P = 10_000;

onEachDatabase('the free demo', (database) => {
  let server: Reference;
  beforeAll(async () => {
    server = await startReference({ database, env: { TRUST_PROXY: '1' } });
  });
  beforeEach(() => resetToSeed(server.deps));
  afterAll(() => server.close());

  const seal = async (payload: unknown, target: { readonly method: string; readonly path: string }) => {
    const [key] = await server.deps.sealKeys.publicKeys();
    if (!key) throw new Error('no key');
    return sealPayload(payload, target, key, server.now());
  };
  const random = () => sealRandom(seal);
  const headersWith = (xRandom: string) =>
    ({ os: 'Android 15', platform: 'W', 'x-random': xRandom, 'gateway-version': '3' }) as const;
  const tryOut = async (xRandom?: string, ip = '203.0.113.1', language: 'TH' | 'EN' = 'EN') =>
    visitorOf(server, { language, proxy: { 'x-forwarded-for': ip } })(freePlayContract.login, {
      request: {},
      headers: headersWith(xRandom ?? (await random())),
    });
  const infoOf = (token: string) => visitorOf(server, { token })(memberContract.info, { request: {} });
  const playerWith = (token: string) => Object.assign(createPlayer(server), { token });

  it('[API-13] [DEMO-02] [DEMO-05] signs in to a new account with play money in a separate ledger', async () => {
    const { token, balance } = await tryOut();
    expect(balance).toBe(1_000 * P);
    const info = await infoOf(token);
    expect(info).toEqual({
      id: expect.any(String),
      account: info.userName,
      userName: expect.stringMatching(/^trial[a-z]{10}$/),
      nickname: 'Demo player',
      type: 'trial',
      isAgent: 4,
      toUpline: false,
      clubLabel: null,
      memberLabel: [],
      lastLoginAt: null,
      passwordChangeRequired: false,
    });
    const headers = { 'x-background': '0' } as const;
    const purse = await visitorOf(server, { token })(walletContract.balance, { request: {}, headers });
    expect(purse).toEqual({ sumBalance: 1_000 * P });
    const purses = await server.db.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, info.id));
    expect(purses).toMatchObject([{ purse: 'main', balance: 1_000 * P, book: 'trial', entries: 1 }]);
  });

  it('[DEMO-02] creates a new account each time, named in the visitor’s language', async () => {
    const [first, second] = [await tryOut(), await tryOut(undefined, '203.0.113.1', 'TH')];
    const infos = [await infoOf(first.token), await infoOf(second.token)];
    expect(new Set(infos.map(({ id }) => id)).size).toBe(2);
    expect(infos.map(({ nickname }) => nickname)).toEqual(['Demo player', 'ผู้เล่นทดลอง']);
  });

  it('[DEMO-01] [ROLE-05] is available only when the merchant offers it', async () => {
    await setFeatures(server.deps, { freeDemo: false });
    expect(await endOf(tryOut())).toBe('FEATURE_OFF');
    await setFeatures(server.deps, { freeDemo: true });
    expect(await endOf(tryOut())).toBe('ok');
  });

  it('[DEMO-06] [ROLE-17] refuses a trial account calls that require a real one', async () => {
    const { token } = await tryOut();
    const request = { oldPassword: 'x', newPassword: 'Rainy-Lantern-42', confirmNewPassword: 'Rainy-Lantern-42' };
    const change = (player: ReturnType<typeof createPlayer>) =>
      endOf(player.api(passwordContract.change, { request: { ...request, oldPassword: DEMO_PASSWORD } }));
    const seeded = createPlayer(server);
    await seeded.signIn('trial');
    const real = createPlayer(server);
    await real.signIn('somchai');
    expect([await change(playerWith(token)), await change(seeded), await change(real)]).toEqual([
      'NEED_TRUE_ACCOUNT',
      'NEED_TRUE_ACCOUNT',
      'ok',
    ]);
  });

  it('allows neither password login nor recovery for a trial account', async () => {
    const { userName } = await infoOf((await tryOut()).token);
    expect(await endOf(createPlayer(server).signIn(userName))).toBe('BAD_CREDENTIALS');
    const [row] = await server.db.select().from(member).where(eq(member.username, userName));
    expect([row?.email, row?.mobileNum, row?.passwordExpiresAt]).toEqual([null, null, null]);
  });

  it('[API-13] accepts random bytes sealed for this call, once', async () => {
    const once = await random();
    expect([await endOf(tryOut(once)), await endOf(tryOut(once))]).toEqual(['ok', 'SEAL_REJECTED']);
    const bytes = Buffer.alloc(16, 7).toString('base64url');
    const spoiled = [
      bytes,
      await seal(bytes, sessionContract.login),
      await seal(bytes.slice(1), freePlayContract.login),
      await seal(`${bytes}AA`, freePlayContract.login),
      await seal({ bytes }, freePlayContract.login),
      await seal(null, freePlayContract.login),
    ];
    const ends = [];
    for (const xRandom of spoiled) ends.push(await endOf(tryOut(xRandom)));
    expect(ends).toEqual(spoiled.map(() => 'SEAL_REJECTED'));
    expect(await endOf(tryOut(await seal(bytes, freePlayContract.login)))).toBe('ok');
  });

  it('[API-13] opens one account for concurrent requests with one sealed payload', async () => {
    const once = await random();
    const ends = await Promise.all(Array.from({ length: 4 }, () => endOf(tryOut(once))));
    expect(ends.toSorted()).toEqual(['SEAL_REJECTED', 'SEAL_REJECTED', 'SEAL_REJECTED', 'ok']);
  });

  it.each([
    ['os', { os: undefined }],
    ['platform', { platform: 'A' }],
    ['x-random', { 'x-random': undefined }],
    ['gateway-version', { 'gateway-version': '2' }],
  ])('[API-13] requires a valid %s header', async (name, change) => {
    const headers = Object.entries({ ...headersWith(await random()), ...change }).filter(([, value]) => value);
    const response = await server.fetch(server.baseURL + freePlayContract.login.path, {
      method: 'POST',
      headers: headers.map(([key, value]) => [key, String(value)] as [string, string]),
    });
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ errorCode: 'INVALID_FIELDS', value: { fields: [name] } }),
    ]);
  });

  it('limits a browser to ten accounts an hour, across restarts, and not the others at its address', async () => {
    const tryAs = async (player: ReturnType<typeof createPlayer>) =>
      endOf(player.api(freePlayContract.login, { request: {}, headers: headersWith(await random()) }));
    const browser = createPlayer(server, { ip: '203.0.113.1' });
    for (let made = 0; made < 10; made += 1) expect(await tryAs(browser)).toBe('ok');
    expect(await tryAs(browser)).toEqual(['TOO_MANY_REQUESTS', { waitSeconds: 3600 }]);
    expect(await tryAs(createPlayer(server, { ip: '203.0.113.1' }))).toBe('ok');
    server.advance(HOUR / 2);
    const elsewhere = createPlayer(await server.restart(), { ip: '198.51.100.1' });
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect(await tryAs(elsewhere)).toEqual(['TOO_MANY_REQUESTS', { waitSeconds: 1800 }]);
    server.advance(HOUR / 2);
    expect(await tryAs(browser)).toBe('ok');
  });

  it('limits the new browsers of an address to sixty an hour; one that was there before still tries', async () => {
    const known = createPlayer(server, { ip: '203.0.113.1' });
    const call = async () => ({ request: {}, headers: headersWith(await random()) });
    await known.api(freePlayContract.login, await call());
    for (let made = 1; made < 60; made += 1) await tryOut();
    expect(await endOf(tryOut())).toEqual(['TOO_MANY_REQUESTS', { waitSeconds: 3600 }]);
    expect(await endOf(known.api(freePlayContract.login, await call()))).toBe('ok');
    expect(await endOf(tryOut(undefined, '203.0.113.2'))).toBe('ok');
    for (const name of known.cookies.keys()) known.cookies.set(name, 'A'.repeat(22));
    expect(await endOf(known.api(freePlayContract.login, await call()))).toEqual([
      'TOO_MANY_REQUESTS',
      { waitSeconds: 3600 },
    ]);
  });

  it('limits a range of addresses to 600 an hour', async () => {
    const ends: unknown[] = [];
    const rule = { limit: 600, windowMs: HOUR };
    for (let taken = 0; taken < 599; taken += 1) {
      await server.deps.limits.take(rangeKey('free-play-range', `203.0.113.${taken % 200}`), rule);
    }
    for (const ip of ['203.0.113.250', '203.0.113.251', '203.0.114.1']) ends.push(await endOf(tryOut(undefined, ip)));
    expect(ends).toEqual(['ok', ['TOO_MANY_REQUESTS', { waitSeconds: 3600 }], 'ok']);
    const ranges = ['2001:db8:1:2::1', '2001:db8:1:ffff::9', '2001:db8:2::1'].map((ip) => rangeKey('x', ip));
    expect([ranges[0] === ranges[1], ranges[0] === ranges[2]]).toEqual([true, false]);
  });

  it('deletes trial accounts with ended sessions after a day, and no others', async () => {
    const before = await server.db.select({ username: member.username }).from(member);
    const old = await infoOf((await tryOut()).token);
    server.advance(24 * HOUR - 1);
    const playing = await infoOf((await tryOut()).token);
    await server.db.update(member).set({ createdAt: 0 }).where(eq(member.id, playing.id));
    await removeTrials(server.deps);
    const names = async () =>
      (await server.db.select({ username: member.username }).from(member)).map((row) => row.username);
    const seeded = before.map(({ username }) => username);
    expect((await names()).toSorted()).toEqual([...seeded, old.userName, playing.userName].toSorted());
    server.advance(2);
    await removeTrials(server.deps);
    expect((await names()).toSorted()).toEqual([...seeded, playing.userName].toSorted());
    expect(await accountBalance(server, old.id)).toBe(1_000 * P);
    expect(await server.db.select().from(session).where(eq(session.memberId, old.id))).toEqual([]);
  });
});
