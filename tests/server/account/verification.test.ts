import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkSmsCode } from '../../../server/account/verification/checkSmsCode.ts';
import { pendingTasksDone } from '../../../server/account/verification/runAfterResponse.ts';
import { outbox, smsCode } from '../../../server/database/schema.ts';
import { seed } from '../../../server/database/seed/seed.ts';
import { setFeatures } from '../../../server/qa/changeMerchant.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { verificationContract } from '../../../src/api/contract/account/verification.ts';
import type { ModuleNode } from '../../../src/api/contract/site/system.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { changeSettings } from '../../support/changeSettings.ts';
import { type Reference, type ReferenceOptions, startReference } from '../../support/reference.ts';
import { failureFrom, type Visit, visitorOf } from '../site/visitor.ts';

const minute = 60_000;
const somchai = { countryDialingCode: '66', mobileNum: '081 234 5678' };
const mobile = '+66812345678';

let server: Reference;
beforeAll(async () => {
  server = await startReference({ env: { TRUST_PROXY: '1' } });
});
beforeEach(() => resetToSeed(server.deps));
afterEach(pendingTasksDone);
afterAll(() => server.close());

const from = (ip: string, more: Visit = {}): Visit => ({ ...more, proxy: { 'x-forwarded-for': ip } });
const ask = (request = somchai, visit: Visit = {}, at: Reference = server) =>
  visitorOf(at, visit)(verificationContract.smsLogin, { request });

async function askAndRead(visit: Visit = {}): Promise<string> {
  await ask(somchai, visit);
  return lastCode();
}

async function lastCode(): Promise<string> {
  await pendingTasksDone();
  const rows = await server.db.select().from(outbox).where(eq(outbox.kind, 'sms')).orderBy(outbox.sentAt);
  return rows.at(-1)?.code ?? 'none';
}

const check = (code: string) => checkSmsCode(server.deps, 'login', mobile, code);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('an SMS code request', () => {
  it('[API-06] [SMS-02] returns the code’s lifetime and sends six digits in the caller’s language', async () => {
    expect(await ask(somchai, { language: 'TH' })).toEqual({ expiredMinutes: 5 });
    const code = await lastCode();
    expect(code).toMatch(/^\d{6}$/);
    const [sent] = await server.db.select().from(outbox);
    expect(sent).toEqual({
      id: expect.any(String),
      kind: 'sms',
      to: mobile,
      text: `${code} คือรหัส Statehouse ของคุณ ใช้ได้ 5 นาที ห้ามบอกรหัสนี้กับใคร`,
      code,
      sentAt: server.now(),
    });
  });

  it('[SMS-13] [ERR-11] limits a number to three sends in five minutes, from any address', async () => {
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await ask(somchai, from(ip));
    expect(await failureFrom(ask(somchai, from('203.0.113.4')))).toMatchObject({
      kind: 'refused',
      code: 'SMS_TOO_MANY',
      details: { waitSeconds: 300 },
    });
    server.advance(8 * minute);
    expect(await failureFrom(ask(somchai, from('203.0.113.4')))).toMatchObject({ details: { waitSeconds: 120 } });
    server.advance(2 * minute);
    expect(await ask(somchai, from('203.0.113.4'))).toEqual({ expiredMinutes: 5 });
  });

  it('answers 429 with Retry-After on the wire', async () => {
    const send = () =>
      server.fetch(`${server.baseURL}${verificationContract.smsLogin.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(somchai),
      });
    for (let sent = 0; sent < 3; sent++) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
  });

  it('[SMS-13] counts all purposes of a number together', async () => {
    for (let sent = 0; sent < 2; sent += 1) await ask();
    const forgot = () => visitorOf(server)(verificationContract.smsForgot, { request: somchai });
    expect(await forgot()).toEqual({ expiredMinutes: 5 });
    expect(await failureFrom(forgot())).toMatchObject({ code: 'SMS_TOO_MANY' });
  });

  it('does not use up a number’s limit once the address is over its own', async () => {
    for (let sent = 0; sent < 20; sent += 1)
      await ask({ ...somchai, mobileNum: `8155500${50 + sent}` }, from('203.0.113.7'));
    for (let sent = 0; sent < 3; sent += 1) await failureFrom(ask(somchai, from('203.0.113.7')));
    for (let sent = 0; sent < 3; sent += 1)
      expect(await ask(somchai, from('203.0.113.8'))).toEqual({ expiredMinutes: 5 });
  });

  it('[SMS-13] limits a number to ten sends a day and never returns a wait above five minutes', async () => {
    for (let sent = 0; sent < 10; sent++) {
      await ask();
      server.advance(10 * minute);
    }
    const failure = await failureFrom(ask());
    expect(failure).toMatchObject({ code: 'SMS_TOO_MANY', details: { waitSeconds: 300 } });
  });

  it('limits an address to twenty sends in ten minutes, over all numbers', async () => {
    for (let sent = 0; sent < 20; sent++)
      await ask({ ...somchai, mobileNum: `8155500${50 + sent}` }, from('203.0.113.7'));
    expect(await failureFrom(ask(somchai, from('203.0.113.7')))).toMatchObject({ code: 'SMS_TOO_MANY' });
    expect(await ask(somchai, from('203.0.113.8'))).toEqual({ expiredMinutes: 5 });
  });

  it('keeps its counts across restarts', async () => {
    for (let sent = 0; sent < 3; sent++) await ask();
    const restarted = await server.restart();
    expect(await failureFrom(ask(somchai, {}, restarted))).toMatchObject({ code: 'SMS_TOO_MANY' });
  });

  it('lets exactly three of twelve concurrent requests through', async () => {
    const asked = Array.from({ length: 12 }, () =>
      ask().then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect((await Promise.all(asked)).filter((result) => result === 'sent')).toHaveLength(3);
  });

  it.each([
    ['an unknown number', { countryDialingCode: '66', mobileNum: '899999999' }],
    ['an account that is no member', { countryDialingCode: '66', mobileNum: '815550099' }],
  ])('answers the same for %s and sends nothing', async (_who, request) => {
    expect(await ask(request)).toEqual(await ask());
    await pendingTasksDone();
    expect((await server.db.select().from(outbox)).map(({ to }) => to)).toEqual([mobile]);
  });

  it.each([
    ['a member', '812345678'],
    ['nobody', '899999999'],
    ['an account that is no member', '815550099'],
  ])('[SMS-01] counts tries and expiry alike for the number of %s', async (_who, mobileNum) => {
    const unsent = '+66811111111';
    const tryCode = (number = `+66${mobileNum}`) => checkSmsCode(server.deps, 'login', number, 'abcdef');
    expect([await tryCode(), await tryCode(unsent)]).toEqual(['wrong', 'wrong']);
    await ask({ countryDialingCode: '66', mobileNum });
    await pendingTasksDone();
    const tried = [];
    for (let count = 0; count < 6; count++) tried.push(await tryCode());
    expect(tried).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'expired']);
    await ask({ countryDialingCode: '66', mobileNum });
    await pendingTasksDone();
    server.advance(5 * minute);
    expect(await tryCode()).toBe('expired');
  });

  it('limits unknown numbers like known ones', async () => {
    const unknown = { countryDialingCode: '66', mobileNum: '899999999' };
    for (let sent = 0; sent < 3; sent++) await ask(unknown);
    expect(await failureFrom(ask(unknown))).toMatchObject({ code: 'SMS_TOO_MANY', details: { waitSeconds: 300 } });
  });

  it('[SMS-10] refuses an invalid mobile number', async () => {
    const failure = await failureFrom(ask({ countryDialingCode: '66', mobileNum: '12345678' }));
    expect(failure).toMatchObject({ code: 'MOBILE_INVALID' });
    expect(await failureFrom(ask({ countryDialingCode: '999', mobileNum: '12345678' }))).toMatchObject({
      code: 'MOBILE_INVALID',
    });
  });

  it('[LOGIN-03] is refused when the merchant has SMS login off', async () => {
    await setFeatures(server.deps, { smsLogin: false });
    expect(await failureFrom(ask())).toMatchObject({ code: 'FEATURE_OFF' });
  });

  it('stores only a keyed hash of the code, and no number in the limits', async () => {
    const code = await askAndRead();
    const [row] = await server.db.select().from(smsCode);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row).toMatchObject({ tries: 0, usedAt: null, expiresAt: server.now() + 5 * minute });
  });
});

describe('a registration code', () => {
  const register = (mobileNo: string) =>
    visitorOf(server)(verificationContract.smsRegister, { request: { mobileNo, countryDialingCode: '66' } });

  it('[API-18] [SMS-01] is sent to mobileNo, valid for its purpose only', async () => {
    expect(await register('089 999 9999')).toEqual({ expiredMinutes: 5 });
    const code = await lastCode();
    expect(await checkSmsCode(server.deps, 'login', '+66899999999', code)).toBe('wrong');
    expect(await checkSmsCode(server.deps, 'register', '+66899999999', code)).toBe('right');
  });

  it('[SMS-13] is limited like any other, whoever has the number', async () => {
    for (const mobileNo of ['0899999999', somchai.mobileNum]) {
      for (let sent = 0; sent < 3; sent++) await register(mobileNo);
      expect(await failureFrom(register(mobileNo))).toMatchObject({
        code: 'SMS_TOO_MANY',
        details: { waitSeconds: 300 },
      });
    }
  });

  it('is replaced by a message in Thai when the number has an account', async () => {
    const request = { mobileNo: somchai.mobileNum, countryDialingCode: '66' };
    await visitorOf(server, { language: 'TH' })(verificationContract.smsRegister, { request });
    await pendingTasksDone();
    expect(await server.db.select().from(outbox)).toEqual([
      expect.objectContaining({
        to: mobile,
        code: null,
        text: 'เบอร์นี้มีบัญชี Statehouse อยู่แล้ว กรุณาเข้าสู่ระบบ หรือตั้งรหัสผ่านใหม่ที่หน้าเข้าสู่ระบบ',
      }),
    ]);
  });

  it.each([
    [{ mobileRegistration: true, usernameRegistration: false, smsVerificationOnRegistration: false }, 'sent'],
    [{ mobileRegistration: false, usernameRegistration: true, smsVerificationOnRegistration: true }, 'sent'],
    [{ mobileRegistration: false, usernameRegistration: true, smsVerificationOnRegistration: false }, 'FEATURE_OFF'],
    [{ mobileRegistration: false, usernameRegistration: false, smsVerificationOnRegistration: true }, 'FEATURE_OFF'],
  ])('[REG-03] [REG-05] [REG-06] with %j is %s', async (switches, outcome) => {
    await setFeatures(server.deps, switches);
    const sent = register('0899999999').then(() => 'sent');
    expect(await sent.catch((error: unknown) => failureOf(error))).toEqual(
      outcome === 'sent' ? 'sent' : expect.objectContaining({ code: outcome }),
    );
  });

  it('[SMS-10] is refused for an invalid mobile number', async () => {
    expect(await failureFrom(register('12345678'))).toMatchObject({ code: 'MOBILE_INVALID' });
  });
});

describe('a password recovery code', () => {
  const forgot = (request = somchai) => visitorOf(server)(verificationContract.smsForgot, { request });
  const unknown = { countryDialingCode: '66', mobileNum: '899999999' };
  const leaf = (modId: string, enabled: string, childrenNodes: readonly ModuleNode[] = []) => ({
    modId,
    enabled,
    childrenNodes: [...childrenNodes],
  });

  it('[SMS-01] [FORGOT-02] is sent to a member, for its purpose only', async () => {
    expect(await forgot()).toEqual({ expiredMinutes: 5 });
    const code = await lastCode();
    expect(await check(code)).toBe('wrong');
    expect(await checkSmsCode(server.deps, 'forgot', mobile, code)).toBe('right');
  });

  it('answers the same for an unknown number and sends nothing', async () => {
    expect(await forgot(unknown)).toEqual(await forgot());
    await pendingTasksDone();
    expect((await server.db.select().from(outbox)).map(({ to }) => to)).toEqual([mobile]);
  });

  it('[CONFIG-05] [CONFIG-10] is refused unless the module and its ancestors are enabled with the string 1', async () => {
    const on = leaf('CHNGPASSVERIF3', '1');
    await changeSettings(server, { modules: [leaf('OTHER3', '1'), leaf('MEMBER3', '1', [on])] });
    expect(await forgot()).toEqual({ expiredMinutes: 5 });
    for (const modules of [
      [],
      [leaf('MEMBER3', '1', [leaf('CHNGPASSVERIF3', '0')])],
      [leaf('MEMBER3', '1', [leaf('CHNGPASSVERIF3', 'true')])],
      [leaf('MEMBER3', '0', [on])],
    ]) {
      await changeSettings(server, { modules });
      expect(await failureFrom(forgot())).toMatchObject({ code: 'FEATURE_OFF' });
    }
  });

  it('[ERR-13] reports a missing account when the merchant wants it, for login codes too', async () => {
    await setFeatures(server.deps, { explicitRecovery: true });
    const staff = { countryDialingCode: '66', mobileNum: '815550099' };
    for (const send of [forgot, ask]) {
      expect(await failureFrom(send(unknown))).toMatchObject({
        code: 'REGISTER_FIRST',
        message: 'There is no account with this number. Please register an account first.',
      });
      expect(await failureFrom(send(staff))).toMatchObject({ code: 'REGISTER_FIRST' });
      expect(await send()).toEqual({ expiredMinutes: 5 });
    }
  });

  it('[ERR-13] limits unknown numbers like any other', async () => {
    await setFeatures(server.deps, { explicitRecovery: true });
    for (let tried = 0; tried < 3; tried++)
      expect(await failureFrom(forgot(unknown))).toMatchObject({ code: 'REGISTER_FIRST' });
    expect(await failureFrom(forgot(unknown))).toMatchObject({ code: 'SMS_TOO_MANY' });
  });
});

describe('an SMS code', () => {
  it('[SMS-01] verifies once', async () => {
    const code = await askAndRead();
    expect([await check(code), await check(code)]).toEqual(['right', 'wrong']);
  });

  it('verifies once for concurrent uses', async () => {
    const code = await askAndRead();
    const results = await Promise.all(Array.from({ length: 5 }, () => check(code)));
    expect(results.filter((result) => result === 'right')).toEqual(['right']);
  });

  it('[SMS-01] expires after five minutes', async () => {
    const code = await askAndRead();
    server.advance(5 * minute);
    expect(await check(code)).toBe('expired');
  });

  it('[SMS-01] is valid until the last millisecond', async () => {
    const code = await askAndRead();
    server.advance(5 * minute - 1);
    expect(await check(code)).toBe('right');
  });

  it('allows five tries, the last of them right', async () => {
    const code = await askAndRead();
    for (let tried = 0; tried < 4; tried++) expect(await check(wrong(code))).toBe('wrong');
    expect(await check(code)).toBe('right');
  });

  it('is invalid after five wrong tries, concurrent ones included', async () => {
    const code = await askAndRead();
    await Promise.all(Array.from({ length: 5 }, () => check(wrong(code))));
    expect(await check(code)).toBe('expired');
  });

  it('[SMS-08] is replaced by the next one, with its own tries', async () => {
    const first = await askAndRead();
    for (let tried = 0; tried < 5; tried++) await check(wrong(first));
    server.advance(1);
    const second = await askAndRead();
    if (first !== second) expect(await check(first)).toBe('wrong');
    expect(await check(second)).toBe('right');
  });

  it('is valid for its purpose and number only', async () => {
    const code = await askAndRead();
    expect(await checkSmsCode(server.deps, 'forgot', mobile, code)).toBe('wrong');
    expect(await checkSmsCode(server.deps, 'login', '+66898765432', code)).toBe('wrong');
  });

  it.each(['', 'abcdef', "' or 1=1 --", '0'.repeat(5000)])('is not %j', async (code) => {
    await askAndRead();
    expect(await check(code)).toBe('wrong');
  });
});

describe('SMS delivery', () => {
  /** An SMS service on a socket, which notes what it got. */
  async function service(status: number) {
    const got: unknown[] = [];
    const shown: (string | undefined)[] = [];
    const http = createServer((request, answer) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        got.push(JSON.parse(body));
        shown.push(request.headers.authorization);
        answer.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/send`;
    return { url, got, shown, close: () => http.close() };
  }

  async function withServer(options: ReferenceOptions, run: (reference: Reference) => Promise<void>): Promise<void> {
    const reference = await startReference(options);
    await run(reference).finally(reference.close);
  }

  it('sends number and text to the configured service, not to the outbox', async () => {
    const sms = await service(202);
    await withServer({ env: { SMS_WEBHOOK_URL: sms.url } }, async (reference) => {
      await ask(somchai, {}, reference);
      await pendingTasksDone();
      expect(sms.got).toEqual([
        { to: mobile, text: expect.stringMatching(/^\d{6} is your Statehouse code\. It works for 5 minutes\./) },
      ]);
      expect(await reference.db.select().from(outbox)).toEqual([]);
    });
    expect(sms.shown).toEqual([undefined]);
    sms.close();
  });

  it.each([202, 500])('shows our token only to the service, when it answers %i', async (status) => {
    const sms = await service(status);
    const lines: string[] = [];
    const env = { SMS_WEBHOOK_URL: sms.url, SMS_WEBHOOK_TOKEN: 'a-secret-of-ours' };
    await withServer({ env, onLog: (line) => lines.push(line) }, async (reference) => {
      await ask(somchai, {}, reference);
      await pendingTasksDone();
    });
    sms.close();
    expect(sms.shown).toEqual(['Bearer a-secret-of-ours']);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('a-secret-of-ours');
  });

  it('logs a failure without number or code, and the answer stays the same', async () => {
    const sms = await service(500);
    const lines: string[] = [];
    await withServer({ env: { SMS_WEBHOOK_URL: sms.url }, onLog: (line) => lines.push(line) }, async (reference) => {
      expect(await ask(somchai, {}, reference)).toEqual({ expiredMinutes: 5 });
      await pendingTasksDone();
    });
    sms.close();
    const failures = lines.filter((line) => line.includes('verification.smsLogin') && line.includes('answered 500'));
    expect(failures).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/812345678/);
    expect(lines.join('')).not.toContain(String((sms.got[0] as { text: string }).text).slice(0, 6));
  });

  it('[SMS-12] is refused at once in production without a service', async () => {
    await withServer({ env: { QA: '0' }, config: { production: true } }, async (reference) => {
      await seed({ ...reference.deps, config: { ...reference.deps.config, production: false } });
      expect(await failureFrom(ask(somchai, {}, reference))).toMatchObject({ code: 'SMS_NOT_SENT' });
    });
  });
});
