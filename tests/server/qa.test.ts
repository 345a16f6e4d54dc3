import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerAccount, ledgerMovement, member, session } from '../../server/database/schema.ts';
import { demoAccounts } from '../../server/database/seed/accounts.ts';
import { demoSettings } from '../../server/database/seed/demoSettings.ts';
import { openSession } from '../../server/site/session/openSession.ts';
import { captchaContract } from '../../src/api/contract/account/captcha.ts';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { recoveryContract } from '../../src/api/contract/account/recovery.ts';
import { registrationContract, ruledField } from '../../src/api/contract/account/registration.ts';
import { qaContract } from '../../src/api/contract/qa.ts';
import { systemContract } from '../../src/api/contract/site/system.ts';
import { createQaClient, type QaClient } from '../../src/qa/qaClient.ts';
import { accountBalance, give } from '../support/accountBalance.ts';
import { type Reference, startReference } from '../support/reference.ts';
import { failureFrom, visitorOf } from './site/visitor.ts';

let server: Reference;
let doors: QaClient;
beforeAll(async () => {
  server = await startReference();
  doors = createQaClient(server.baseURL, server.fetch);
});
beforeEach(() => doors.reset({}));
afterAll(() => server.close());

const status = () => visitorOf(server)(systemContract.status, { request: { url: '' } });
const signIn = async (username: string) =>
  (await openSession(server.deps, { memberId: `demo-${username}`, shownHash: null, passwordChangeRequired: false }))
    .token;
const infoOf = (token: string) => visitorOf(server, { token })(memberContract.info, { request: {} });

const pursesOf = async (memberId: string) =>
  Object.fromEntries(
    (await server.db.select().from(ledgerAccount))
      .filter((account) => account.memberId === memberId)
      .map(({ purse, balance, entries }) => [purse, { balance, entries }]),
  );

describe('QA calls', () => {
  it('do not exist without QA=1', async () => {
    const plain = await startReference({ env: { QA: '0' } });
    const answers = Object.values(qaContract).map(({ method, path }) =>
      plain.fetch(`${plain.baseURL}${path}`, { method }).then((answer) => answer.status),
    );
    expect(new Set(await Promise.all(answers))).toEqual(new Set([404]));
    await plain.close();
  });

  it('return the state, the seeded accounts and the features', async () => {
    const visitor = visitorOf(server);
    const { features } = await visitor(systemContract.whitelabel, { request: {} });
    const { rules, order, registrationBonus } = await visitor(registrationContract.settings, { request: {} });
    const names = [...new Set([...order, ...ruledField.options])];
    expect(await doors.state({})).toEqual({
      status: 0,
      serverTime: server.now(),
      database: 'embedded',
      accounts: demoAccounts.map(({ username, note }) => ({ username, note })),
      features,
      agentFeatures: demoSettings.agentFeatures,
      registrationFields: names.map((name) => {
        const { enabled, required } = rules[name];
        return { name, enabled, required };
      }),
      registrationBonus,
    });
  });

  it.each([0, 1, 2, 7, -1])('[STATUS-01] set the status to %i, effective at once', async (wanted) => {
    await doors.setStatus({ status: wanted });
    expect((await status()).status).toBe(wanted);
  });

  it('[CONFIG-11] switch features and refuse unknown names', async () => {
    await doors.setFeatures({ features: { visitorGuard: true } });
    const { features } = await visitorOf(server)(systemContract.whitelabel, { request: {} });
    expect([features.visitorGuard, features.smsLogin]).toEqual([true, true]);
    expect(await failureFrom(doors.setFeatures({ features: { nonsense: true } }))).toMatchObject({
      code: 'INVALID_FIELDS',
      details: { fields: ['nonsense'] },
    });
  });

  it('[VALID-10] [REG-31] change registration rules and leave the others', async () => {
    const settings = () => visitorOf(server)(registrationContract.settings, { request: {} });
    const before = await settings();
    const phoneAuth = { channel: 'otp-house', url: 'https://otp.example.test/auth', key: 'public' };
    await doors.setRegistration({ registrationBonus: 25_000, phoneAuth, rules: { nickname: { enabled: true } } });
    await doors.setRegistration({ rules: { email: { required: true } }, order: ['email', 'username'] });
    expect(await settings()).toEqual({
      ...before,
      registrationBonus: 25_000,
      phoneAuth,
      order: ['email', 'username'],
      rules: {
        ...before.rules,
        nickname: { ...before.rules.nickname, enabled: true },
        email: { ...before.rules.email, required: true },
      },
    });
    await doors.setRegistration({ phoneAuth: null });
    expect((await settings()).phoneAuth).toBe(null);
  });

  it.each([
    ['a bonus that takes', { registrationBonus: -1 }, 'registrationBonus'],
    ['a service that is no address', { phoneAuth: { channel: 'x', url: 'https://[', key: '' } }, 'phoneAuth'],
    [
      'a service that adds to the policy',
      { phoneAuth: { channel: 'x', url: 'https://x;sandbox', key: '' } },
      'phoneAuth',
    ],
  ])('refuse %s', async (_which, request, field) => {
    expect(await failureFrom(doors.setRegistration(request))).toMatchObject({
      code: 'INVALID_FIELDS',
      details: { fields: [field] },
    });
  });

  it('move the clock forward in steps and back to real time', async () => {
    const real = server.now();
    expect(await doors.travel({ ms: 60_000 })).toEqual({ serverTime: real + 60_000 });
    expect(await doors.travel({ ms: 1000 })).toEqual({ serverTime: real + 61_000 });
    expect((await status()).serverTime).toBe(real + 61_000);
    expect(await doors.travel({ ms: 0 })).toEqual({ serverTime: real });
  });

  it('show the last fifty messages, newest first', async () => {
    for (let sent = 0; sent < 51; sent++) {
      const headers = { 'captcha-key': `captcha-of-form-${String(sent).padStart(2, '0')}` };
      if (sent % 25 === 0) server.advance(60_000);
      await visitorOf(server)(captchaContract.image, { request: {}, headers });
      server.advance(1);
    }
    const { list } = await doors.outbox({});
    expect(list).toHaveLength(50);
    expect([list[0]?.to, list.at(-1)?.to]).toEqual(['captcha-of-form-50', 'captcha-of-form-01']);
  });

  it('open a session of any account, even one that must change its password', async () => {
    const [free, due] = await Promise.all([
      doors.openSession({ username: 'SomChai' }),
      doors.openSession({ username: 'weak', passwordChangeRequired: true }),
    ]);
    expect([await infoOf(free.token), await infoOf(due.token)]).toMatchObject([
      { account: 'somchai', passwordChangeRequired: false },
      { account: 'weak', passwordChangeRequired: true },
    ]);
    expect(await failureFrom(doors.openSession({ username: 'nobody' }))).toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
  });

  it.each(['expired', 'revoked'] as const)('end the sessions of one account as %s', async (reason) => {
    const [mine, alsoMine, other] = [await signIn('somchai'), await signIn('somchai'), await signIn('malee')];
    expect(await doors.endSessions({ username: 'SomChai', reason })).toEqual({ ended: 2 });
    const code = reason === 'expired' ? 'SESSION_EXPIRED' : 'SESSION_REVOKED';
    expect([await failureFrom(infoOf(mine)), await failureFrom(infoOf(alsoMine))]).toMatchObject([{ code }, { code }]);
    expect((await infoOf(other)).account).toBe('malee');
    expect(await doors.endSessions({ username: 'somchai', reason })).toEqual({ ended: 0 });
  });

  it('return the database rows of an account', async () => {
    const before = await doors.account({ username: 'SomChai' });
    expect(before).toEqual({
      openSessions: 0,
      endedSessions: 0,
      passwordMark: expect.stringMatching(/^[0-9a-f]{64}$/),
      passwordLinks: { open: 0, used: 0 },
      purses: await pursesOf('demo-somchai'),
      made: { deposits: 0, withdrawals: 0, exchanges: 0 },
    });
    expect(before.purses.main).toEqual({ balance: 124_805_000, entries: expect.any(Number) });
    await signIn('somchai');
    await give(server, 'demo-somchai', 5);
    await visitorOf(server)(recoveryContract.byEmail, {
      request: { username: 'somchai', email: 'somchai@example.test' },
    });
    const { main, ...others } = before.purses;
    const after = {
      ...before,
      openSessions: 1,
      passwordLinks: { open: 1, used: 0 },
      purses: { ...others, main: { balance: 124_805_005, entries: (main?.entries ?? 0) + 1 } },
    };
    // The mail goes out after the answer.
    await vi.waitFor(async () => expect(await doors.account({ username: 'somchai' })).toEqual(after));
    await doors.endSessions({ username: 'somchai', reason: 'revoked' });
    expect(await doors.account({ username: 'somchai' })).toMatchObject({ openSessions: 0, endedSessions: 1 });
    await server.db.update(member).set({ passwordHash: 'another' }).where(eq(member.id, 'demo-somchai'));
    expect((await doors.account({ username: 'somchai' })).passwordMark).not.toBe(before.passwordMark);
    expect(await failureFrom(doors.account({ username: 'nobody' }))).toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
  });

  it('reset everything to the seed', async () => {
    await signIn('somchai');
    await doors.setStatus({ status: 1 });
    await doors.travel({ ms: 5000 });
    await doors.fault({ endpoint: 'system.status', fault: 'http-500', times: 9 });
    await give(server, 'demo-somchai', 5);
    await doors.reset({});
    expect(await status()).toMatchObject({ status: 0, serverTime: server.now() });
    expect(await server.db.select().from(session)).toEqual([]);
    expect(await accountBalance(server, 'demo-somchai')).toBe(124_805_000);
    expect(await server.db.$count(ledgerMovement)).toBe(20);
    expect(await server.db.$count(ledgerAccount)).toBe(14);
    expect(await server.db.select().from(member)).toHaveLength(12);
  });

  it('keep the seal keys', async () => {
    const before = (await status()).encryption;
    await doors.reset({});
    expect((await status()).encryption).toEqual(before);
  });
});

describe('planted faults', () => {
  const failure = () => failureFrom(status());

  it('hit as many calls as requested, of that endpoint only', async () => {
    await doors.fault({ endpoint: 'system.status', fault: 'http-500', times: 2 });
    expect((await visitorOf(server)(systemContract.domainRoute, { request: {} })).domainList).toEqual(['*']);
    expect([await failure(), await failure()]).toEqual([
      { kind: 'broken', status: 500 },
      { kind: 'broken', status: 500 },
    ]);
    expect((await status()).status).toBe(0);
  });

  it('answer instead of the server, without side effects', async () => {
    await doors.fault({ endpoint: 'system.domainRoute', fault: 'answer', value: { domainList: ['other.test'] } });
    const domains = () => visitorOf(server)(systemContract.domainRoute, { request: {} });
    expect([await domains(), await domains()]).toEqual([{ domainList: ['other.test'] }, { domainList: ['*'] }]);
  });

  it('refuse with the given details', async () => {
    const details = { waitSeconds: 90 };
    await doors.fault({ endpoint: 'system.status', fault: 'refuse', errorCode: 'TOO_MANY_REQUESTS', details });
    expect(await failure()).toMatchObject({ kind: 'refused', code: 'TOO_MANY_REQUESTS', details });
  });

  it('can be cleared', async () => {
    await doors.fault({ endpoint: 'system.status', fault: 'http-500', times: 5 });
    await doors.fault({ endpoint: 'system.status', fault: 'none' });
    expect((await status()).status).toBe(0);
  });

  it.each([
    ['outside-schema', undefined, { kind: 'malformed', endpoint: 'system.status' }],
    ['refuse', 'SYSTEM_MAINTENANCE', { kind: 'refused', code: 'SYSTEM_MAINTENANCE' }],
    ['refuse', undefined, { kind: 'refused', code: 'UNAVAILABLE' }],
    ['drop', undefined, { kind: 'offline' }],
  ] as const)('bring about %s %s', async (fault, errorCode, expected) => {
    await doors.fault({ endpoint: 'system.status', fault, ...(errorCode ? { errorCode } : {}) });
    expect(await failure()).toMatchObject(expected);
  });
});
