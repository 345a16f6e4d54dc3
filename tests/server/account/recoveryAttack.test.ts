import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeLink } from '../../../server/account/recovery/passwordLink.ts';
import { pendingTasksDone } from '../../../server/account/verification/runAfterResponse.ts';
import * as schema from '../../../server/database/schema.ts';
import { setFeatures } from '../../../server/qa/changeMerchant.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { recoveryContract } from '../../../src/api/contract/account/recovery.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { codeFor, createForgetful, endOf, NEW, somchai, wrong } from '../forgetful.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onEachDatabase('attacks on password recovery', (database) => {
  let server: Reference;
  let lines: string[] = [];
  let forgetful: ReturnType<typeof createForgetful>;
  beforeAll(async () => {
    const env = { TRUST_PROXY: '1', SITE_URL: 'https://play.example.test' };
    server = await startReference({ database, env, onLog: (line) => lines.push(line) });
  });
  beforeEach(async () => {
    await pendingTasksDone();
    await resetToSeed(server.deps);
    forgetful = createForgetful(server);
    lines = [];
  });
  afterAll(() => server.close());

  const from = (ip: string) => createForgetful(server, { ip });
  const askOnTheWire = async (username: string, email: string, headers: Record<string, string> = {}) => {
    const response = await server.fetch(server.baseURL + recoveryContract.byEmail.path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: String(new URLSearchParams({ username, email })),
    });
    const { traceId, ...answer } = (await response.json()) as Record<string, unknown>;
    expect(traceId).toEqual(expect.any(String));
    const { 'x-trace-id': _, ...told } = Object.fromEntries(response.headers);
    return { status: response.status, told, answer };
  };

  it('get the same answer whether or not username and address match', async () => {
    const right = await askOnTheWire('somchai', 'somchai@example.test');
    const others = [
      await askOnTheWire('nobody7', 'nobody@example.test'),
      await askOnTheWire('malee', 'nobody@example.test'),
      await askOnTheWire('staff', 'staff@example.test'),
      await askOnTheWire('trial', 'trial@example.test'),
      await askOnTheWire("' or 1=1 --", '%@%'),
    ];
    expect(others).toEqual(Array.from({ length: 5 }, () => right));
    expect(right.answer).toEqual({ success: true, message: 'เรียบร้อย', value: null });
  });

  it('get it in the same time, without waiting for look-up or mail server', async () => {
    const { send } = server.deps.mail;
    const delivered = Promise.withResolvers<void>();
    Object.assign(server.deps.mail, { send: () => delivered.promise });
    expect(await forgetful.ask()).toBeNull();
    delivered.resolve();
    await pendingTasksDone();
    Object.assign(server.deps.mail, { send });
  });

  it.each([
    ['that belong together', somchai],
    ['that nobody has', { username: 'nobody7', email: 'nobody@example.test' }],
  ])(
    'are limited to three requests an hour for a username and an address %s, from any network and across restarts',
    async (_, { username, email }) => {
      const pair = { username, email };
      for (const index of [1, 2, 3]) await from(`203.0.113.${index}`).ask(pair);
      server.advance(HOUR / 2);
      const restarted = createForgetful(await server.restart(), { ip: '203.0.113.4' });
      expect(await endOf(restarted.ask(pair))).toEqual(['TOO_MANY_REQUESTS', { waitSeconds: 1800 }]);
      server.advance(HOUR / 2);
      expect(await endOf(restarted.ask(pair))).toBe('ok');
    },
  );

  it('cannot lock out an owner by username or address alone', async () => {
    for (const index of [1, 2, 3, 4]) {
      await from(`203.0.113.${index}`).ask({ username: somchai.username, email: `guess${index}@example.test` });
      await from(`203.0.113.${index}`).ask({ username: `guess${index}`, email: somchai.email });
    }
    expect(await endOf(from('203.0.113.9').ask())).toBe('ok');
  });

  it('are limited to twenty guesses an hour for a username when the answer reveals matches', async () => {
    await setFeatures(server.deps, { explicitRecovery: true });
    const guess = (index: number) =>
      endOf(from(`203.0.113.${index}`).ask({ username: 'somchai', email: `guess${index}@example.test` }));
    for (let index = 1; index <= 20; index += 1) expect(await guess(index)).toBe('ACCOUNT_UNKNOWN');
    expect(await guess(21)).toEqual(['TOO_MANY_REQUESTS', { waitSeconds: 3600 }]);
  });

  it('are limited to twenty requests an hour per network, without using up others’ limits', async () => {
    const asker = from('2001:db8:1:2::1');
    for (let index = 0; index < 20; index += 1)
      await asker.ask({ username: `guess${index}`, email: `${index}@example.test` });
    const neighbour = from('2001:db8:1:2::ffff');
    for (let index = 0; index < 4; index += 1)
      expect(await endOf(neighbour.ask())).toEqual(['TOO_MANY_REQUESTS', { waitSeconds: 3600 }]);
    expect(await endOf(from('2001:db8:1:3::1').ask())).toBe('ok');
  });

  it('get exactly three of ten concurrent requests through', async () => {
    const ends = await Promise.all(Array.from({ length: 10 }, () => endOf(forgetful.ask())));
    expect(ends.filter((end) => end === 'ok')).toHaveLength(3);
    expect(await forgetful.mails()).toHaveLength(3);
  });

  it('cannot redirect the link by a header', async () => {
    const evil = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      origin: 'https://evil.test',
      forwarded: 'host=evil.test',
    };
    await askOnTheWire('somchai', 'somchai@example.test', evil);
    const [mail] = await forgetful.mails();
    expect(mail?.text.match(/https?:\S+/g)).toEqual([`https://play.example.test/reset#${mail?.code}`]);
  });

  it('use a link once', async () => {
    const token = await forgetful.askAndRead();
    expect(await endOf(forgetful.reset(token))).toBe('ok');
    expect([await endOf(forgetful.reset(token, 'Sunny-Lantern-43')), await endOf(forgetful.look(token))]).toEqual([
      'LINK_DEAD',
      'LINK_DEAD',
    ]);
    expect(await forgetful.signIn(NEW)).toBe('ok');
  });

  it('use a link once, concurrent tries included', async () => {
    const token = await forgetful.askAndRead();
    const passwords = ['Sunny-Lantern-1x', 'Sunny-Lantern-2x', 'Sunny-Lantern-3x', 'Sunny-Lantern-4x'];
    const ends = await Promise.all(passwords.map((password) => endOf(forgetful.reset(token, password))));
    expect(ends.toSorted()).toEqual(['LINK_DEAD', 'LINK_DEAD', 'LINK_DEAD', 'ok']);
    expect(await forgetful.signIn(passwords[ends.indexOf('ok')])).toBe('ok');
  });

  it('can use a link for exactly half an hour', async () => {
    const late = await forgetful.askAndRead();
    server.advance(30 * MINUTE);
    expect([await endOf(forgetful.look(late)), await endOf(forgetful.reset(late))]).toEqual(['LINK_DEAD', 'LINK_DEAD']);
    const inTime = await forgetful.askAndRead();
    server.advance(30 * MINUTE - 1);
    expect([await endOf(forgetful.look(inTime)), await endOf(forgetful.reset(inTime))]).toEqual(['ok', 'ok']);
  });

  it('find one valid link: a newer one replaces the older', async () => {
    const older = await forgetful.askAndRead();
    const newer = await forgetful.askAndRead();
    expect([await endOf(forgetful.reset(older)), await endOf(forgetful.reset(newer))]).toEqual(['LINK_DEAD', 'ok']);
  });

  it('find one valid link after concurrent requests', async () => {
    const made = Array.from({ length: 8 }, () => makeLink(server.deps, 'demo-somchai', somchai.email));
    const ends = [];
    for (const token of await Promise.all(made)) ends.push(await endOf(forgetful.look(token)));
    expect(ends.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'LINK_DEAD'), 'ok']);
  });

  it('find a link invalid once the account’s address or role has changed', async () => {
    const token = await forgetful.askAndRead();
    const end = async (change: Partial<typeof schema.member.$inferInsert>) => {
      await server.db.update(schema.member).set(change).where(eq(schema.member.username, 'somchai'));
      return endOf(forgetful.look(token));
    };
    expect([
      await end({ email: 'thief@example.test' }),
      await end({ email: null }),
      await end({ email: somchai.email }),
      await end({ kind: 'staff' }),
    ]).toEqual(['LINK_DEAD', 'LINK_DEAD', 'ok', 'LINK_DEAD']);
  });

  it('find a link invalid at another merchant of the same database', async () => {
    const token = await forgetful.askAndRead();
    const { config } = server.deps;
    const [row] = await server.db.select().from(schema.merchant);
    await server.db.insert(schema.merchant).values({ code: 'other', brandName: 'Other', settings: row?.settings });
    Object.assign(server.deps, { config: { ...config, merchant: 'other' } });
    const ends = [await endOf(forgetful.look(token)), await endOf(forgetful.reset(token))];
    Object.assign(server.deps, { config });
    expect([...ends, await endOf(forgetful.reset(token))]).toEqual(['LINK_DEAD', 'LINK_DEAD', 'ok']);
  });

  it('are limited to thirty link tries in 15 minutes', async () => {
    const ends = [];
    for (let index = 0; index < 31; index += 1) {
      const token = String(index).padEnd(43, 'x');
      ends.push(await endOf(index % 2 === 0 ? forgetful.look(token) : forgetful.reset(token)));
    }
    expect(ends).toEqual([
      ...Array.from({ length: 30 }, () => 'LINK_DEAD'),
      ['TOO_MANY_REQUESTS', { waitSeconds: 900 }],
    ]);
  });

  it('cannot use a code made for another purpose or number', async () => {
    const forLogin = await codeFor(server, '+66812345678', 'login');
    expect(await endOf(forgetful.byPhone(forLogin))).toBe('SMS_CODE_WRONG');
    const malees = await codeFor(server, '+66898765432');
    const mine = await codeFor(server);
    if (malees !== mine) expect(await endOf(forgetful.byPhone(malees))).toBe('SMS_CODE_WRONG');
  });

  it('[ERR-13] get the same answer for an unknown number as for a wrong code, and for staff even with the right one', async () => {
    const code = await codeFor(server, '+66899999999');
    const staffs = await codeFor(server, '+66815550099');
    expect([
      await endOf(forgetful.byPhone(wrong(await codeFor(server)))),
      await endOf(forgetful.byPhone(code, NEW, '899999999')),
      await endOf(forgetful.byPhone(staffs, NEW, '815550099')),
    ]).toEqual(['SMS_CODE_WRONG', 'SMS_CODE_WRONG', 'SMS_CODE_WRONG']);
  });

  it('cannot learn whose number it is from a password close to the username', async () => {
    const code = wrong(await codeFor(server));
    expect(await endOf(forgetful.byPhone(code, 'kSomchaiZ9'))).toBe('SMS_CODE_WRONG');
  });

  it('use a code once, concurrent tries included', async () => {
    const code = await codeFor(server);
    const ends = await Promise.all(Array.from({ length: 4 }, () => endOf(forgetful.byPhone(code))));
    expect(ends.toSorted()).toEqual(['SMS_CODE_WRONG', 'SMS_CODE_WRONG', 'SMS_CODE_WRONG', 'ok']);
  });

  it('get five tries per code, and twenty per address for any', async () => {
    const code = await codeFor(server);
    const ends = [];
    for (let tried = 0; tried < 6; tried += 1)
      ends.push(await endOf(forgetful.byPhone(tried < 5 ? wrong(code) : code)));
    expect(ends).toEqual([...Array.from({ length: 5 }, () => 'SMS_CODE_WRONG'), 'SMS_CODE_EXPIRED']);
    for (let tried = 6; tried < 20; tried += 1) await endOf(forgetful.byPhone(code, NEW, `8155500${10 + tried}`));
    expect(await endOf(forgetful.byPhone(code))).toEqual(['TOO_MANY_REQUESTS', { waitSeconds: 900 }]);
    expect(await endOf(from('203.0.113.5').byPhone(await codeFor(server)))).toBe('ok');
  });

  it.each(['link', 'phone'])('lose every session of the account when a %s sets the password', async (way) => {
    const thieves = [createForgetful(server), createForgetful(server)];
    for (const thief of thieves) await thief.signIn();
    if (way === 'link') await forgetful.reset(await forgetful.askAndRead());
    else await forgetful.byPhone(await codeFor(server));
    const states = await Promise.all(thieves.map(({ player }) => forgetful.isSignedIn(player.token ?? 'none')));
    expect(states).toEqual(['SESSION_REVOKED', 'SESSION_REVOKED']);
  });

  it('find no secrets in the log, and in the database only those for the mailbox', async () => {
    const token = await forgetful.askAndRead();
    await forgetful.look(token);
    await forgetful.reset(token);
    const code = await codeFor(server);
    const { token: session } = await forgetful.byPhone(code, 'Sunny-Lantern-43');
    const stored = [];
    for (const table of Object.values(schema)) {
      if (!is(table, PgTable) || getTableName(table) === 'outbox') continue;
      stored.push(JSON.stringify(await server.db.select().from(table)));
    }
    const secrets = [token, session, NEW, 'Sunny-Lantern-43'];
    const kept = [...stored, ...lines].join('\n');
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/example\.test|812345678/);
    expect(lines.filter((line) => line.includes('"request"')).length).toBeGreaterThan(4);
  });
});
