import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ledgerAccount, member, memberProfile, session } from '../../../server/database/schema.ts';
import { setFeatures } from '../../../server/qa/changeMerchant.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { registrationContract, ruledField } from '../../../src/api/contract/account/registration.ts';
import { walletContract } from '../../../src/api/contract/money/wallet.ts';
import { changeSettings } from '../../support/changeSettings.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { createRegistrant, type Registrant, registerExtras } from '../../support/registrant.ts';
import { failureFrom } from '../site/visitor.ts';

const TWO = ['username', 'password'] as const;
const DAY_MS = 86_400_000;

onEachDatabase('registration', (database) => {
  let server: Reference;
  let visitor: Registrant;
  beforeAll(async () => {
    server = await startReference({ database, env: { TRUST_PROXY: '1' } });
  });
  beforeEach(async () => {
    await resetToSeed(server.deps);
    visitor = createRegistrant(server);
    await changeSettings(server, { shown: TWO });
  });
  afterAll(() => server.close());

  const refused = (code: string, details: unknown = null) =>
    expect.objectContaining({ kind: 'refused', code, details });
  const accountOf = async (username: string) => {
    const [row] = await server.db
      .select()
      .from(member)
      .innerJoin(memberProfile, eq(memberProfile.memberId, member.id))
      .where(eq(member.username, username));
    return row;
  };
  const accounts = async () => (await server.db.select().from(memberProfile)).length;
  const token = expect.stringMatching(/^[\w-]{43}$/);

  it('[REG-01] [REG-13] [REG-25] [API-08] registers by username and password and signs the member in', async () => {
    expect(await visitor.byUsername({ username: ' Niran77 ' })).toEqual({ token, bonus: 0 });
    const info = await visitor.player.api(memberContract.info, { request: {} });
    expect(info).toMatchObject({ userName: 'niran77', account: 'Niran77', nickname: 'Niran77', type: 'member' });
    expect((await visitor.player.signIn('NIRAN77', 'River#2026')).firstTimeLogin).toBe(false);
  });

  it('[REG-19] [REG-23] [REG-24] [REG-29] [REG-30] stores each field and the time of each consent', async () => {
    await visitor.byUsername();
    const row = await accountOf('niran77');
    const id = row?.member.id ?? '';
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(row).toEqual({
      member: {
        id,
        merchantCode: 'demo',
        username: 'niran77',
        account: 'Niran77',
        nickname: 'Niran77',
        kind: 'member',
        isAgent: 0,
        uplineId: null,
        passwordHash: expect.stringMatching(/^\$argon2id\$/),
        passwordExpiresAt: null,
        paymentPasswordHash: null,
        countryDialingCode: null,
        mobileNum: null,
        email: null,
        affiliateCode: null,
        lineRate: 0,
        clubLabel: null,
        memberLabels: [],
        lastLoginAt: server.now(),
        createdAt: server.now(),
      },
      member_profile: {
        memberId: id,
        payeeName: null,
        contactMobile: null,
        qqNum: null,
        line: null,
        whatsapp: null,
        facebook: null,
        telegram: null,
        zalo: null,
        wechat: null,
        idNumber: null,
        birthday: null,
        recommenderId: null,
        domain: null,
        registerUrl: registerExtras.registerUrl,
        registerMethod: 'WEB',
        termsAcceptedAt: server.now(),
        ageConfirmedAt: server.now(),
      },
    });
  });

  it('[REG-19] [REG-21] stores all twenty-three fields', async () => {
    await changeSettings(server, { shown: ruledField.options, features: { smsVerificationOnRegistration: true } });
    const captcha = await visitor.player.readCaptcha();
    const verificationCode = (await visitor.askCode('0819990000')) ?? '';
    const texts = {
      payeeName: 'Niran Sukjai',
      email: 'niran@example.test',
      nickname: 'Niran',
      qqNum: '1234567',
      recommenderId: 'friend42',
      line: 'niran.s',
      whatsapp: '66819990000',
      facebook: 'niran.sukjai',
      telegram: 'niran_s',
      zalo: '0819990000',
      wechat: 'niran-77',
      idNumber: '1234567890123',
      domain: 'reference.test',
    };
    await visitor.byUsername(
      {
        ...texts,
        confirmPassword: 'River#2026',
        mobileNum: '081-999-0000',
        countryDialingCode: '+66',
        verificationCode,
        affiliateCode: 'lantern1',
        paymentPassword: '246813',
        birthday: '12-31-1990',
      },
      captcha,
    );
    const row = await accountOf('niran77');
    const { nickname, email, ...ofProfile } = texts;
    expect(row?.member).toMatchObject({ nickname, email, countryDialingCode: '66', mobileNum: '819990000' });
    expect(row?.member.uplineId).toBe('demo-agent1');
    expect(row?.member_profile).toMatchObject({ ...ofProfile, birthday: '1990-12-31', contactMobile: null });
    expect(await server.deps.passwords.matches('River#2026', row?.member.passwordHash ?? null)).toBe(true);
    expect(await server.deps.paymentPasswords.matches('246813', row?.member.paymentPasswordHash ?? null)).toBe(true);
  });

  it('[REG-02] [REG-18] [API-09] registers by mobile, with the number as username', async () => {
    await changeSettings(server, { shown: [] });
    const verificationCode = (await visitor.askCode('081 999 0000')) ?? '';
    expect(await visitor.byMobile({ verificationCode })).toEqual({ token, bonus: 0 });
    expect((await accountOf('66819990000'))?.member).toMatchObject({
      account: '66819990000',
      nickname: '668***00',
      countryDialingCode: '66',
      mobileNum: '819990000',
    });
    expect((await visitor.player.signIn('66819990000', 'River#2026')).firstTimeLogin).toBe(false);
  });

  it('[REG-03] refuses mobile registration and its codes when the merchant has it off', async () => {
    await changeSettings(server, { shown: TWO, features: { mobileRegistration: false } });
    expect(await failureFrom(visitor.byMobile({ verificationCode: '123456' }))).toEqual(refused('FEATURE_OFF'));
    expect(await failureFrom(visitor.askCode('0819990000'))).toEqual(refused('FEATURE_OFF'));
    expect((await visitor.byUsername()).bonus).toBe(0);
  });

  it.each([
    ['[ERR-03]', 'username', '9!'],
    ['[ERR-04]', 'password', 'short'],
    ['[ERR-05]', 'email', 'nobody@nowhere'],
  ] as const)('%s refuses the format of a %s such as %s, and names the field', async (_id, field, value) => {
    await changeSettings(server, { shown: [...TWO, 'email'] });
    const fields = { email: 'niran@example.test', [field]: value };
    expect(await failureFrom(visitor.byUsername(fields))).toEqual(refused('INVALID_FIELDS', { fields: [field] }));
    expect(await accountOf('niran77')).toBeUndefined();
  });

  it('[REG-04] neither requires nor accepts a password when the merchant has it off', async () => {
    await changeSettings(server, { shown: [], features: { mobileRegisterPassword: false } });
    const verificationCode = (await visitor.askCode('0819990000')) ?? '';
    const wanted = refused('INVALID_FIELDS', { fields: ['password'] });
    expect(await failureFrom(visitor.byMobile({ verificationCode }))).toEqual(wanted);
    expect((await visitor.byMobile({ verificationCode, password: undefined })).token).toEqual(token);
    await setFeatures(server.deps, { mobileRegisterPassword: true });
    expect(await failureFrom(visitor.byMobile({ verificationCode, password: undefined }))).toEqual(wanted);
  });

  it('[REG-05] [VALID-33] requires a code for a registration by username only when the merchant does', async () => {
    await changeSettings(server, { shown: TWO, features: { smsVerificationOnRegistration: true } });
    const number = { mobileNum: '0819990000', countryDialingCode: '66' };
    expect(await failureFrom(visitor.byUsername())).toEqual(refused('MOBILE_INVALID'));
    expect(await failureFrom(visitor.byUsername(number))).toEqual(refused('VERIFY_FIRST'));
    const verificationCode = (await visitor.askCode('0819990000')) ?? '';
    await visitor.byUsername({ ...number, verificationCode });
    expect((await accountOf('niran77'))?.member.mobileNum).toBe('819990000');

    await setFeatures(server.deps, { smsVerificationOnRegistration: false });
    const unasked = refused('INVALID_FIELDS', { fields: ['verificationCode'] });
    expect(await failureFrom(visitor.byUsername({ username: 'Second88', verificationCode }))).toEqual(unasked);
    expect((await visitor.byUsername({ username: 'Second88' })).token).toEqual(token);
  });

  it('[REG-05] stores an unverified number as a contact, even if another member has it', async () => {
    await changeSettings(server, { shown: [...TWO, 'mobileNum'] });
    await visitor.byUsername({ mobileNum: '081 234 5678', countryDialingCode: '66' });
    const row = await accountOf('niran77');
    expect(row?.member).toMatchObject({ countryDialingCode: null, mobileNum: null });
    expect(row?.member_profile.contactMobile).toBe('+66812345678');
  });

  it('[VALID-34] always requires a code for a registration by mobile', async () => {
    await changeSettings(server, { shown: [], features: { smsVerificationOnRegistration: false } });
    expect(await failureFrom(visitor.byMobile())).toEqual(refused('VERIFY_FIRST'));
    expect(await failureFrom(visitor.byMobile({ verificationCode: '123456' }))).toEqual(refused('SMS_CODE_WRONG'));
  });

  it('[REG-06] refuses registration by username when the merchant has it off', async () => {
    await setFeatures(server.deps, { usernameRegistration: false });
    expect(await failureFrom(visitor.byUsername())).toEqual(refused('FEATURE_OFF'));
    await setFeatures(server.deps, { usernameRegistration: true });
    expect((await visitor.byUsername()).token).toEqual(token);
  });

  it('[REG-07] reports whether there is a direct register button', async () => {
    const isThere = async () =>
      (await visitor.player.api(registrationContract.settings, { request: {} })).features.directRegisterButton;
    expect(await isThere()).toBe(true);
    await setFeatures(server.deps, { directRegisterButton: false });
    expect(await isThere()).toBe(false);
  });

  const affiliate = (code: string, ip?: string) =>
    createPlayer(server, ip === undefined ? {} : { ip }).api(registrationContract.affiliate, {
      request: { code, domain: 'reference.test' },
    });

  it('[API-17] [REG-09] [REG-21] accepts agents’ invitation codes in any case', async () => {
    expect(await Promise.all(['LANTERN1', ' lantern2 ', 'River41', 'RIVER42'].map((code) => affiliate(code)))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('[ERR-10] [REG-11] refuses unknown codes and those of former agents', async () => {
    expect(await failureFrom(affiliate('NOBODY'))).toEqual(refused('INVITATION_CODE_ERROR'));
    await server.db.update(member).set({ isAgent: 0 }).where(eq(member.username, 'agent1'));
    expect(await failureFrom(affiliate('LANTERN1'))).toEqual(refused('INVITATION_CODE_ERROR'));
  });

  it('[API-17] limits an address to twenty wrong codes in ten minutes; a right one clears none', async () => {
    for (let tried = 0; tried < 20; tried += 1) {
      if (tried === 10) await affiliate('LANTERN1');
      expect(await failureFrom(affiliate(`GUESS${tried}`))).toEqual(refused('INVITATION_CODE_ERROR'));
    }
    server.advance(60_000);
    expect(await failureFrom(affiliate('LANTERN1'))).toEqual(refused('TOO_MANY_REQUESTS', { waitSeconds: 540 }));
    expect(await affiliate('LANTERN1', '203.0.113.5')).toBeNull();
    server.advance(540_000);
    expect(await affiliate('LANTERN1')).toBeNull();
  });

  it('[REG-09] [REG-12] checks the invitation code again on registration and creates nothing with a wrong one', async () => {
    await changeSettings(server, { shown: [...TWO, 'affiliateCode'] });
    expect(await failureFrom(visitor.byUsername({ affiliateCode: 'NOBODY' }))).toEqual(
      refused('INVITATION_CODE_ERROR'),
    );
    expect(await accounts()).toBe(0);
    await visitor.byUsername({ affiliateCode: 'river41' });
    expect((await accountOf('niran77'))?.member.uplineId).toBe('demo-agent41');
  });

  it('[REG-10] requires no code when the field is empty and accepts none when it is hidden', async () => {
    const unasked = refused('INVALID_FIELDS', { fields: ['affiliateCode'] });
    expect(await failureFrom(visitor.byUsername({ affiliateCode: 'LANTERN1' }))).toEqual(unasked);
    await changeSettings(server, { shown: [...TWO, 'affiliateCode'] });
    await visitor.byUsername();
    expect((await accountOf('niran77'))?.member.uplineId).toBeNull();
  });

  it('[REG-28] requires a new human check every time', async () => {
    const human = await visitor.player.proveHuman();
    await visitor.byUsername({ human });
    expect(await failureFrom(visitor.byUsername({ username: 'Second88', human }))).toEqual(
      refused('HUMAN_CHECK_FAILED'),
    );
  });

  it('[REG-31] opens a wallet with the merchant’s bonus and returns its amount', async () => {
    await changeSettings(server, { shown: TWO, registrationBonus: 500_000 });
    expect(await visitor.byUsername()).toEqual({ token, bonus: 500_000 });
    const headers = { 'x-background': '0' } as const;
    expect(await visitor.player.api(walletContract.balance, { request: {}, headers })).toEqual({ sumBalance: 500_000 });
    const row = await accountOf('niran77');
    const [purse] = await server.db
      .select()
      .from(ledgerAccount)
      .where(eq(ledgerAccount.memberId, row?.member.id ?? ''));
    expect(purse?.book).toBe('main');
  });

  it('[REG-30] refuses minors, to the day in GMT+8', async () => {
    await changeSettings(server, { shown: [...TWO, 'birthday'], ageThreshold: 20 });
    // An hour after midnight there, when it is still the day before in UTC.
    server.advance(DAY_MS - (server.now() % DAY_MS) + 17 * 3_600_000);
    const today = new Date(server.now() + 8 * 3_600_000);
    const born = (days: number) =>
      new Date(Date.UTC(today.getUTCFullYear() - 20, today.getUTCMonth(), today.getUTCDate()) + days * DAY_MS)
        .toISOString()
        .slice(0, 10);
    expect(await failureFrom(visitor.byUsername({ birthday: born(1) }))).toEqual(refused('UNDER_AGE'));
    expect(await failureFrom(visitor.byUsername({ birthday: '1990-02-30' }))).toEqual(
      refused('INVALID_FIELDS', { fields: ['birthday'] }),
    );
    await visitor.byUsername({ birthday: born(0) });
    expect((await accountOf('niran77'))?.member_profile.birthday).toBe(born(0));
  });

  it('[VALID-10] refuses fields that the form does not show', async () => {
    const hidden = { line: 'niran.s', mobileNum: '0819990000', countryDialingCode: '66', idToken: 'x', channel: 'y' };
    expect(await failureFrom(visitor.byUsername(hidden))).toEqual(
      refused('INVALID_FIELDS', { fields: ['line', 'mobileNum', 'countryDialingCode', 'channel', 'idToken'] }),
    );
    expect(await accounts()).toBe(0);
  });

  it('[VALID-27] names every invalid field, with specific messages for some', async () => {
    await changeSettings(server, { shown: [...TWO, 'confirmPassword', 'email', 'mobileNum'] });
    const right = { confirmPassword: 'River#2026', mobileNum: '0819990000', countryDialingCode: '66' };
    const fault = (fields: object) => failureFrom(visitor.byUsername({ ...right, ...fields }));
    expect(await fault({ username: '7up', email: 'nowhere', mobileNum: '12345' })).toEqual(
      refused('INVALID_FIELDS', { fields: ['username', 'mobileNum', 'email'] }),
    );
    expect(await fault({ confirmPassword: undefined })).toEqual(
      refused('INVALID_FIELDS', { fields: ['confirmPassword'] }),
    );
    expect(await fault({ confirmPassword: 'River#2027' })).toEqual(refused('CONFIRMATION_DIFFERS'));
    expect(await fault({ mobileNum: '021234567' })).toEqual(refused('MOBILE_INVALID'));
    expect(await fault({ countryDialingCode: '999' })).toEqual(refused('MOBILE_INVALID'));
    expect(await fault({ countryDialingCode: undefined })).toEqual(refused('MOBILE_INVALID'));
  });

  it('requires the form’s captcha, right and once', async () => {
    await changeSettings(server, { shown: [...TWO, 'captcha'] });
    const asked = refused('CAPTCHA_REQUIRED', { captcha: true });
    expect(await failureFrom(visitor.byUsername())).toEqual(asked);
    expect(await failureFrom(visitor.byUsername({ captcha: 'ABCDE' }))).toEqual(asked);
    const captcha = await visitor.player.readCaptcha();
    const wrong = { ...captcha, answer: captcha.answer === 'AAAAA' ? 'CCCCC' : 'AAAAA' };
    const differs = refused('CAPTCHA_WRONG', { captcha: true });
    expect(await failureFrom(visitor.byUsername({}, wrong))).toEqual(differs);
    expect(await failureFrom(visitor.byUsername({}, captcha))).toEqual(differs);
    expect((await visitor.byUsername({}, await visitor.player.readCaptcha())).token).toEqual(token);
  });

  it('refuses common passwords', async () => {
    for (const password of ['password1', 'Niran77#1']) {
      expect(await failureFrom(visitor.byUsername({ password }))).toEqual(refused('PASSWORD_COMMON'));
    }
  });

  it('refuses a taken username in any case, last of all checks, and leaves the code valid', async () => {
    await changeSettings(server, { shown: TWO, features: { smsVerificationOnRegistration: true } });
    const code = (await visitor.askCode('0819990000')) ?? '';
    const number = { mobileNum: '0819990000', countryDialingCode: '66' };
    const wrong = code === '000000' ? '111111' : '000000';
    const taken = { ...number, username: 'SomChai' };
    expect(await failureFrom(visitor.byUsername({ ...taken, verificationCode: wrong }))).toEqual(
      refused('SMS_CODE_WRONG'),
    );
    expect(await failureFrom(visitor.byUsername({ ...taken, verificationCode: code }))).toEqual(
      refused('USERNAME_TAKEN'),
    );
    expect((await visitor.byUsername({ ...number, verificationCode: code })).token).toEqual(token);
  });

  it('sets the password expiry', async () => {
    const strict = { ...server.deps.config, passwordMaxAgeDays: 30 };
    Object.assign(server.deps, { config: strict });
    await visitor.byUsername();
    Object.assign(server.deps, { config: { ...strict, passwordMaxAgeDays: 0 } });
    expect((await accountOf('niran77'))?.member.passwordExpiresAt).toBe(server.now() + 30 * DAY_MS);
  });

  it('opens exactly one session', async () => {
    await visitor.byUsername();
    expect(await server.db.select().from(session)).toHaveLength(1);
  });
});
