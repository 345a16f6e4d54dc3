import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingTasksDone } from '../../../server/account/verification/runAfterResponse.ts';
import { member, memberProfile, outbox, session, smsCode } from '../../../server/database/schema.ts';
import { fieldRules } from '../../../server/database/seed/fieldRules.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { registrationContract } from '../../../src/api/contract/account/registration.ts';
import { verificationContract } from '../../../src/api/contract/account/verification.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { sealPayload } from '../../../src/api/seal.ts';
import { changeSettings } from '../../support/changeSettings.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { createRegistrant, type Registrant, registerExtras } from '../../support/registrant.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

const MINUTE = 60_000;
const KNOWN = '0812345678';
const UNKNOWN = '0819990000';
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

onEachDatabase('attacks on registration', (database) => {
  let server: Reference;
  let visitor: Registrant;
  beforeAll(async () => {
    server = await startReference({ database, env: { TRUST_PROXY: '1', REGISTRATIONS_PER_ADDRESS: '6' } });
  });
  beforeEach(async () => {
    await resetToSeed(server.deps);
    await changeSettings(server, { shown: ['username', 'password'] });
    visitor = createRegistrant(server);
  });
  afterEach(pendingTasksDone);
  afterAll(() => server.close());

  const refused = (code: string, details: unknown = null) =>
    expect.objectContaining({ kind: 'refused', code, details });
  const accounts = async () => (await server.db.select().from(memberProfile)).length;
  const codeOf = async (mobileNo: string) => (await visitor.askCode(mobileNo)) ?? 'none';
  /** The outcome as one word, so that many can be counted. */
  const outcome = async (call: Promise<unknown>) =>
    call.then(
      () => 'made',
      (error: unknown) => {
        const failure = failureOf(error);
        return failure.kind === 'refused' ? failure.code : failure.kind;
      },
    );

  /** Each has its answer of the human check before the first is sent. */
  const atOnce = async (count: number, call: (index: number, human: string) => Promise<unknown>) => {
    const humans: string[] = [];
    for (let index = 0; index < count; index += 1) humans.push(await visitor.player.proveHuman());
    return Promise.all(humans.map((human, index) => outcome(call(index, human))));
  };

  const ask = (mobileNo: string) =>
    server.fetch(server.baseURL + verificationContract.smsRegister.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', language: 'EN' },
      body: JSON.stringify({ mobileNo, countryDialingCode: '66' }),
    });
  const bodyOf = async (mobileNo: string) => {
    const response = await ask(mobileNo);
    const { traceId, ...body } = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body };
  };

  it('[API-18] do not learn from a code request who has an account; only the owner is told', async () => {
    expect(await bodyOf(KNOWN)).toEqual(await bodyOf(UNKNOWN));
    await pendingTasksDone();
    const sent = await server.db.select().from(outbox);
    const to = (number: string) => sent.filter((message) => message.to === number);
    expect(to('+66819990000')).toEqual([expect.objectContaining({ code: expect.stringMatching(/^\d{6}$/) })]);
    expect(to('+66812345678')).toEqual([
      expect.objectContaining({
        code: null,
        text: 'This number already has an account at Statehouse. Log in with it, or reset the password there.',
      }),
    ]);
    expect(to('+66812345678')[0]?.text).not.toMatch(/\d/);
  });

  it.each([KNOWN, UNKNOWN])(
    'do not learn from timing: the owner of %s is looked up after the answer',
    async (number) => {
      await bodyOf('0819990009');
      await pendingTasksDone();
      const lookUps = vi.spyOn(server.db, 'select');
      await ask(number);
      expect(lookUps).not.toHaveBeenCalled();
      await pendingTasksDone();
      expect(lookUps).toHaveBeenCalled();
    },
  );

  it.each([
    ['a number that has an account', KNOWN],
    ['one that has none', UNKNOWN],
  ])('[SMS-01] get the same answers to codes for %s', async (_which, mobileNum) => {
    await visitor.askCode(mobileNum);
    const [row] = await server.db.select().from(smsCode);
    expect(row).toMatchObject({ purpose: 'register', tries: 0, usedAt: null });
    const tried = [];
    for (let count = 0; count < 6; count += 1) {
      const one = createRegistrant(server, { ip: `203.0.113.${count + 1}` });
      // No code of letters is sent; one that differs from the one that was is.
      const code = mobileNum === UNKNOWN ? wrongOf(`${(await lastCode()) ?? ''}`) : '000000';
      tried.push(await outcome(one.byMobile({ mobileNum, verificationCode: code })));
    }
    expect(tried).toEqual([...Array<string>(5).fill('SMS_CODE_WRONG'), 'SMS_CODE_EXPIRED']);
  });
  const lastCode = async () => (await server.db.select().from(outbox)).at(-1)?.code;

  it('cannot create a second account for a number, even with its code', async () => {
    const code = await codeOf(UNKNOWN);
    await server.db.update(member).set({ mobileNum: '819990000' }).where(eq(member.username, 'malee'));
    expect(await failureFrom(visitor.byMobile({ mobileNum: UNKNOWN, verificationCode: code }))).toEqual(
      refused('SMS_CODE_WRONG'),
    );
    await changeSettings(server, { shown: [], features: { smsVerificationOnRegistration: true } });
    const again = await codeOfMember(UNKNOWN);
    expect(
      await failureFrom(visitor.byUsername({ mobileNum: UNKNOWN, countryDialingCode: '66', verificationCode: again })),
    ).toEqual(refused('SMS_CODE_WRONG'));
    expect(await accounts()).toBe(0);
  });
  /** A code for a number that has an account, which nobody can be told: made while it has none. */
  const codeOfMember = async (mobileNo: string) => {
    await server.db.update(member).set({ mobileNum: '898765432' }).where(eq(member.username, 'malee'));
    const code = await codeOf(mobileNo);
    await server.db.update(member).set({ mobileNum: '819990000' }).where(eq(member.username, 'malee'));
    return code;
  };

  it('can use a code once, for its number and purpose, within five minutes', async () => {
    const code = await codeOf(UNKNOWN);
    const other = refused('SMS_CODE_WRONG');
    expect(await failureFrom(visitor.byMobile({ mobileNum: '0819990001', verificationCode: code }))).toEqual(other);
    await visitor.byMobile({ mobileNum: UNKNOWN, verificationCode: code });
    expect(await failureFrom(visitor.byMobile({ mobileNum: UNKNOWN, verificationCode: code }))).toEqual(other);

    const late = await codeOf('0819990002');
    server.advance(5 * MINUTE);
    expect(await failureFrom(visitor.byMobile({ mobileNum: '0819990002', verificationCode: late }))).toEqual(
      refused('SMS_CODE_EXPIRED'),
    );
    await visitorOf(server)(verificationContract.smsLogin, { request: { mobileNum: KNOWN, countryDialingCode: '66' } });
    await pendingTasksDone();
    const ofLogin = `${(await server.db.select().from(outbox).where(eq(outbox.to, '+66812345678')))[0]?.code}`;
    expect(await failureFrom(visitor.byMobile({ mobileNum: KNOWN, verificationCode: ofLogin }))).toEqual(other);
  });

  it('exhaust a code after five tries, not by an invalid field', async () => {
    const code = await codeOf(UNKNOWN);
    for (let tried = 0; tried < 4; tried += 1) {
      await visitor.byMobile({ verificationCode: wrongOf(code) }).catch(failureOf);
      expect(await failureFrom(visitor.byMobile({ verificationCode: code, password: 'short' }))).toEqual(
        refused('INVALID_FIELDS', { fields: ['password'] }),
      );
    }
    expect((await visitor.byMobile({ verificationCode: code })).bonus).toBe(0);
  });

  it('get one account from concurrent uses of a code', async () => {
    const code = await codeOf(UNKNOWN);
    const made = await atOnce(5, (_, human) => visitor.byMobile({ verificationCode: code, human }));
    expect(made.sort()).toEqual(['SMS_CODE_WRONG', 'SMS_CODE_WRONG', 'SMS_CODE_WRONG', 'SMS_CODE_WRONG', 'made']);
    expect([await accounts(), (await server.db.select().from(session)).length]).toEqual([1, 1]);
  });

  it('get one account from concurrent uses of a username', async () => {
    const names = ['Niran77', 'NIRAN77', 'niran77', 'nIRAN77'];
    const made = await atOnce(4, (index, human) => visitor.byUsername({ username: names[index] ?? '', human }));
    expect(made.sort()).toEqual(['USERNAME_TAKEN', 'USERNAME_TAKEN', 'USERNAME_TAKEN', 'made']);
    expect(await accounts()).toBe(1);
  });

  it('[REG-18] cannot take another’s number as a username', async () => {
    const digits = { ...fieldRules.username, acceptedPattern: '^[0-9]+$' };
    await changeSettings(server, { shown: ['username', 'password'], rules: { username: digits } });
    expect(await outcome(visitor.byUsername({ username: '1234567' }))).toBe('made');
    expect(await failureFrom(visitor.byUsername({ username: '66819990000' }))).toEqual(refused('USERNAME_TAKEN'));
  });

  it('are limited to the hourly registrations per address, concurrent ones included, across restarts', async () => {
    const made = await atOnce(9, (index, human) => visitor.byUsername({ username: `Niran${index}x`, human }));
    expect(made.filter((each) => each === 'made')).toHaveLength(6);
    expect(made.filter((each) => each === 'TOO_MANY_REQUESTS')).toHaveLength(3);
    const restarted = createRegistrant(await server.restart());
    server.advance(MINUTE);
    expect(await failureFrom(restarted.byUsername({ username: 'Later99' }))).toEqual(
      refused('TOO_MANY_REQUESTS', { waitSeconds: 59 * 60 }),
    );
    expect(await outcome(createRegistrant(server, { ip: '203.0.113.9' }).byUsername({ username: 'Other99' }))).toBe(
      'made',
    );
    server.advance(59 * MINUTE);
    expect(await outcome(restarted.byUsername({ username: 'Later99' }))).toBe('made');
  });

  it('cost no hash before limits, human check, captcha and invitation code', async () => {
    await changeSettings(server, { shown: ['username', 'password', 'captcha', 'affiliateCode'] });
    const { hash } = server.deps.passwords;
    Object.assign(server.deps.passwords, { hash: () => Promise.reject(new Error('hashed')) });
    const captcha = async () => visitor.player.readCaptcha();
    const seen = [
      await outcome(visitor.byUsername({ human: 'x' }, await captcha())),
      await outcome(visitor.byUsername({}, { ...(await captcha()), answer: '99999' })),
      await outcome(visitor.byUsername({ affiliateCode: 'NOBODY' }, await captcha())),
      await outcome(visitor.byUsername({ password: 'password1' }, await captcha())),
    ];
    Object.assign(server.deps.passwords, { hash });
    expect(seen).toEqual(['HUMAN_CHECK_FAILED', 'CAPTCHA_WRONG', 'INVITATION_CODE_ERROR', 'PASSWORD_COMMON']);
  });

  it.each([
    ['acceptedTerms', false],
    ['confirmedAge', false],
    ['login', false],
    ['registerMethod', 'APP'],
  ])('[REG-24] [REG-25] [REG-29] [REG-30] are refused with %s %j', async (name, value) => {
    const endpoint = registrationContract.byUsername;
    const [key] = await server.deps.sealKeys.publicKeys();
    if (!key) throw new Error('no key');
    const request = { username: 'Niran77', password: 'River#2026', human: 'x', ...registerExtras, [name]: value };
    const response = await server.fetch(server.baseURL + endpoint.path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sealed: await sealPayload(request, endpoint, key, server.now()) }),
    });
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ errorCode: 'INVALID_FIELDS', value: { fields: [name] } }),
    ]);
  });
});

describe('the registration log', () => {
  it('contains no secrets', async () => {
    const lines: string[] = [];
    const server = await startReference({ onLog: (line) => lines.push(line) });
    await changeSettings(server, { shown: ['paymentPassword', 'idNumber', 'email', 'affiliateCode'] });
    const visitor = createRegistrant(server);
    const code = (await visitor.askCode(UNKNOWN)) ?? '';
    const told = { paymentPassword: '246813', idNumber: 'X1234567', email: 'niran@example.test' };
    await visitor.askCode(KNOWN);
    await visitor.byMobile({ verificationCode: wrongOf(code), ...told }).catch(failureOf);
    await visitor.byMobile({ verificationCode: code, affiliateCode: 'LANTERN1', ...told });
    await server.close();
    const secrets = [
      ...Object.values(told),
      visitor.player.token,
      'River#2026',
      code,
      '819990000',
      '812345678',
      'LANTERN1',
    ];
    expect(secrets.filter((secret) => !secret || lines.join('').includes(secret))).toEqual([]);
  });
});
