import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pendingTasksDone } from '../../../server/account/verification/runAfterResponse.ts';
import { member, outbox, passwordLink } from '../../../server/database/schema.ts';
import { setFeatures } from '../../../server/qa/changeMerchant.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { hashToken } from '../../../server/site/session/tokens.ts';
import { passwordContract } from '../../../src/api/contract/account/password.ts';
import { recoveryContract } from '../../../src/api/contract/account/recovery.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { DEMO_PASSWORD } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { codeFor, createForgetful, endOf, NEW, setModule, wrong } from '../forgetful.ts';

const MINUTE = 60_000;

onEachDatabase('password recovery', (database) => {
  let server: Reference;
  let forgetful: ReturnType<typeof createForgetful>;
  beforeAll(async () => {
    server = await startReference({ database, env: { SITE_URL: 'https://play.example.test' } });
  });
  beforeEach(async () => {
    await pendingTasksDone();
    await resetToSeed(server.deps);
    forgetful = createForgetful(server);
  });
  afterAll(() => server.close());

  const memberRow = async () => {
    const [row] = await server.db.select().from(member).where(eq(member.username, 'somchai'));
    if (!row) throw new Error('somchai is gone');
    return row;
  };

  it('[API-11] [FORGOT-10] takes username and email as a form and sends a link to the account’s address', async () => {
    const response = await server.fetch(server.baseURL + recoveryContract.byEmail.path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', language: 'EN' },
      body: 'username=somchai&email=somchai%40example.test',
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, message: 'Done.', value: null, traceId: expect.any(String) },
    ]);
    const [mail, ...others] = await forgetful.mails();
    expect([others, mail?.code]).toEqual([[], expect.stringMatching(/^[\w-]{43}$/)]);
    expect(mail).toMatchObject({ to: 'somchai@example.test', sentAt: server.now() });
    expect(mail?.text).toContain(`https://play.example.test/reset#${mail?.code}\n`);
    expect(mail?.text).toMatch(/^A new password for Statehouse\n\nSomebody at the network address 127\.0\.0\.1 /);
  });

  it('[FORGOT-01] writes in the caller’s language', async () => {
    await createForgetful(server, { language: 'TH' }).ask();
    const [mail] = await forgetful.mails();
    expect(mail?.text).toMatch(/^ตั้งรหัสผ่านใหม่ของ Statehouse\n\nมีผู้ขอตั้งรหัสผ่านใหม่ของบัญชี somchai ที่ Statehouse/);
  });

  it('[FORGOT-01] ignores the case of usernames and addresses', async () => {
    await forgetful.ask({ username: ' SomChai ', email: 'SOMCHAI@Example.Test' });
    expect(await forgetful.mails()).toHaveLength(1);
  });

  it.each([
    ['an unknown name', 'nobody7', 'somchai@example.test'],
    ['an address of somebody else', 'somchai', 'malee@example.test'],
    ['staff', 'staff', 'staff@example.test'],
    ['a trial account', 'trial', 'trial@example.test'],
  ])('sends nothing for %s', async (_, username, email) => {
    expect(await forgetful.ask({ username, email })).toBeNull();
    await pendingTasksDone();
    expect(await server.db.select().from(outbox)).toEqual([]);
  });

  it('[ERR-12] reports an unknown username or address when the merchant wants it', async () => {
    await setFeatures(server.deps, { explicitRecovery: true });
    const ask = (username: string, email: string) => endOf(forgetful.ask({ username, email }));
    expect([
      await ask('nobody7', 'nobody@example.test'),
      await ask('somchai', 'malee@example.test'),
      await ask('staff', 'staff@example.test'),
      await ask('somchai', 'somchai@example.test'),
    ]).toEqual(['ACCOUNT_UNKNOWN', 'ACCOUNT_UNKNOWN', 'ACCOUNT_UNKNOWN', 'ok']);
  });

  it('stores only the link’s hash, valid for half an hour', async () => {
    const token = await forgetful.askAndRead();
    expect(await server.db.select().from(passwordLink)).toEqual([
      {
        tokenHash: hashToken(token),
        memberId: (await memberRow()).id,
        email: 'somchai@example.test',
        createdAt: server.now(),
        expiresAt: server.now() + 30 * MINUTE,
        usedAt: null,
      },
    ]);
  });

  it('[FORGOT-01] returns the account and expiry of a link, repeatedly', async () => {
    const token = await forgetful.askAndRead();
    const told = { account: 'somchai', expiresAt: server.now() + 30 * MINUTE };
    expect([await forgetful.look(token), await forgetful.look(token)]).toEqual([told, told]);
    expect(await endOf(forgetful.look('x'.repeat(43)))).toBe('LINK_DEAD');
  });

  it('[FORGOT-01] sets the password by link; the new one works, the old one does not', async () => {
    const token = await forgetful.askAndRead();
    expect(await forgetful.reset(token)).toBeNull();
    expect([await forgetful.signIn(), await forgetful.signIn(NEW)]).toEqual(['BAD_CREDENTIALS', 'ok']);
  });

  it('requires a matching confirmation', async () => {
    const token = await forgetful.askAndRead();
    expect(await endOf(forgetful.reset(token, NEW, `${NEW}3`))).toBe('CONFIRMATION_DIFFERS');
  });

  it.each([
    ['Short7!', ['INVALID_FIELDS', { fields: ['newPassword'] }]],
    ['with a blank 42', ['INVALID_FIELDS', { fields: ['newPassword'] }]],
    ['Password123', 'PASSWORD_COMMON'],
    ['kSomchaiZ9', 'PASSWORD_COMMON'],
  ])('refuses %j as a new password and leaves link and code valid', async (password, refusal) => {
    const token = await forgetful.askAndRead();
    const code = await codeFor(server);
    expect(await endOf(forgetful.reset(token, password))).toEqual(refusal);
    expect(await endOf(forgetful.byPhone(code, password))).toEqual(refusal);
    expect(await endOf(forgetful.look(token))).toBe('ok');
    expect(await endOf(forgetful.byPhone(code))).toBe('ok');
  });

  it.each(['link', 'phone'])(
    'clears failed logins of an account recovered by %s and sets the next expiry',
    async (way) => {
      const { config } = server.deps;
      const limits = { ...config.limits, loginFailuresPerAccount: 2, captchaAfterFailures: 100 };
      Object.assign(server.deps, { config: { ...config, limits, passwordMaxAgeDays: 90 } });
      for (let failed = 0; failed < 3; failed += 1) await forgetful.signIn('Wrong-Lantern-1');
      expect(await forgetful.signIn()).toEqual(['TOO_MANY_REQUESTS', { waitSeconds: 15 }]);
      if (way === 'link') await forgetful.reset(await forgetful.askAndRead());
      else await forgetful.byPhone(await codeFor(server));
      expect(await forgetful.signIn(NEW)).toBe('ok');
      expect((await memberRow()).passwordExpiresAt).toBe(server.now() + 90 * 86_400_000);
      Object.assign(server.deps, { config });
    },
  );

  it('[API-12] [FORGOT-02] [FORGOT-11] [FORGOT-20] sets the password with an SMS code and logs in', async () => {
    const { token } = await forgetful.byPhone(await codeFor(server));
    expect(await forgetful.isSignedIn(token)).toBe('signed in');
    expect([await forgetful.signIn(), await forgetful.signIn(NEW)]).toEqual(['BAD_CREDENTIALS', 'ok']);
  });

  it('[API-12] accepts sealed payloads only', async () => {
    const response = await server.fetch(server.baseURL + recoveryContract.byPhone.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"newPassword":"Rainy-Lantern-42","mobileNum":"812345678","countryDialingCode":"66","verificationCode":"123456"}',
    });
    expect(await response.json()).toMatchObject({ success: false, errorCode: 'SEAL_REQUIRED' });
  });

  it('[CONFIG-05] requires the module CHNGPASSVERIF3', async () => {
    const code = await codeFor(server);
    await setModule(server, 'CHNGPASSVERIF3', '0');
    expect(await endOf(forgetful.byPhone(code))).toBe('FEATURE_OFF');
    await setModule(server, 'CHNGPASSVERIF3', '1');
    expect(await endOf(forgetful.byPhone(code))).toBe('ok');
  });

  it('reports a wrong code, an expired code and an invalid number', async () => {
    const code = await codeFor(server);
    expect(await endOf(forgetful.byPhone(wrong(code)))).toBe('SMS_CODE_WRONG');
    expect(await endOf(forgetful.byPhone(code, NEW, '12345678'))).toBe('MOBILE_INVALID');
    server.advance(5 * MINUTE);
    expect(await endOf(forgetful.byPhone(code))).toBe('SMS_CODE_EXPIRED');
  });

  it('[CHPW-15] invalidates a link when the password changes another way', async () => {
    const token = await forgetful.askAndRead();
    await forgetful.signIn();
    const request = { oldPassword: DEMO_PASSWORD, newPassword: NEW, confirmNewPassword: NEW };
    await forgetful.player.api(passwordContract.change, { request });
    expect(await endOf(forgetful.look(token))).toBe('LINK_DEAD');
  });
});
