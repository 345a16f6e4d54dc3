import { describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, type AnyActorRef, createActor } from 'xstate';
import type { ApiClient } from '../../src/api/client.ts';
import { captchaMachine } from '../../src/machines/account/captcha/captcha.machine.ts';
import { wireChangePassword } from '../../src/machines/account/changePassword/changePassword.wire.ts';
import { wireForgot } from '../../src/machines/account/forgot/forgot.wire.ts';
import { wireLogin } from '../../src/machines/account/login/login.wire.ts';
import { wireLogout } from '../../src/machines/account/logout/logout.wire.ts';
import { wireRegister } from '../../src/machines/account/register/register.wire.ts';
import { wireResetPassword } from '../../src/machines/account/resetPassword/resetPassword.wire.ts';
import { wireSmsForgotCode, wireSmsLoginCode } from '../../src/machines/account/smsCode/smsCode.wire.ts';
import { noticesDialog } from '../../src/machines/public/notices/notices.machine.ts';
import { afterLoginMachine } from '../../src/machines/site/afterLogin/afterLogin.machine.ts';
import { domainMachine } from '../../src/machines/site/domain/domain.machine.ts';
import { wireModals } from '../../src/machines/site/modals/modals.wire.ts';
import { wireSession } from '../../src/machines/site/session/session.wire.ts';
import { content } from '../../src/machines/site/site/content.ts';
import { wireStatus } from '../../src/machines/site/status/status.wire.ts';
import { plug } from '../../src/machines/support/plug.ts';
import { loginInput, thailand } from '../model/account/login/login.spec.ts';
import { registerInput } from '../model/account/register/register.spec.ts';
import { settingsWith } from '../model/account/register/registerForms.ts';
import { linkToken } from '../model/account/resetPassword/resetPassword.spec.ts';
import { registerSettings } from '../model/registerSettings.ts';
import { somchai } from '../model/site/session/session.spec.ts';
import { statusOf } from '../model/systemStatus.ts';
import { holdApi } from '../support/holdApi.ts';
import { pagesNowhere } from '../support/noPages.ts';
import { listening } from './listening.ts';

const start = (logic: AnyActorLogic, input?: unknown): AnyActorRef =>
  createActor(logic, { input, parent: listening() } as never).start();
const memory = () => ({
  readToken: () => 'token-1',
  keepToken: vi.fn<(token: string) => void>(),
  keepAgentType: vi.fn<(isAgent: number) => void>(),
  keepMerchant: vi.fn(),
  clear: vi.fn<() => void>(),
});

const countdowns = { read: () => null, keep: vi.fn() };
const registerDeps = (api: ApiClient) => ({
  api,
  now: () => 0,
  countdowns,
  session: memory(),
  proveHuman: () => Promise.resolve('proof'),
  phone: { send: vi.fn(), confirm: vi.fn() },
  referrals: { read: () => '', forget: vi.fn() },
  endSession: vi.fn(),
});

describe('a wired flow calls', () => {
  const { api, calls, last } = holdApi();
  const now = () => 1_750_000_000_000;
  const captchaKey = 'a-key-of-sixteen-or-more';

  it.each([
    [
      '[API-21]',
      'system.status',
      wireStatus({ api, report: vi.fn() }),
      { host: 'play.test' },
      { request: { url: 'play.test' } },
    ],
    ['[API-22]', 'system.domainRoute', plug(domainMachine, { api }), { host: 'play.test' }, { request: {} }],
    [
      '[API-07]',
      'member.info',
      wireSession({ api, session: memory(), ...pagesNowhere }),
      { hasToken: true },
      { request: {} },
    ],
    [
      '[API-14]',
      'captcha.image',
      plug(captchaMachine, { api }),
      { captchaKey },
      { request: {}, headers: { 'captcha-key': captchaKey } },
    ],
    [
      '[NOTICE-08] [API-38]',
      'announcement.list',
      plug(noticesDialog.machine, { api }),
      { language: 'TH', selected: null },
      { request: { types: 'PL,H', platform: 'W', language: 'TH' } },
    ],
    [
      '[API-38]',
      'announcement.list',
      plug(afterLoginMachine, { api }),
      { language: 'EN', firstTimeLogin: false, nickname: '', lastLoginAt: null },
      { request: { types: 'PU', platform: 'W', language: 'EN' } },
    ],
    ['[API-20]', 'registration.settings', wireRegister(registerDeps(api)), registerInput, { request: {} }],
    ['[API-19]', 'system.whitelabel', plug(content.whitelabel, { api }), { call: { request: {} } }, { request: {} }],
  ] as const)('%s %s', (_requirement, id, logic, input, call) => {
    start(logic, input);
    expect([last().id, last().call]).toEqual([id, call]);
  });

  it.each([
    ['[API-06]', 'verification.smsLogin', wireSmsLoginCode({ api, now, countdowns })],
    ['[FORGOT-02]', 'verification.smsForgot', wireSmsForgotCode({ api, now, countdowns })],
  ] as const)('%s %s', (_requirement, id, logic) => {
    start(logic).send({ type: 'smsCode.send', countryDialingCode: '66', mobileNum: '812345678' });
    expect([last().id, last().call]).toEqual([id, { request: { countryDialingCode: '66', mobileNum: '812345678' } }]);
  });

  it('and aborts the call when it leaves the state', () => {
    const count = calls.length;
    const logout = createActor(wireLogout({ api, session: memory(), tellOtherTabs: vi.fn() }), {
      input: { ask: false },
    }).start();
    expect([calls.length - count, last().id, last().signal?.aborted]).toEqual([1, 'session.logout', false]);
    logout.stop();
    expect(last().signal?.aborted).toBe(true);
  });
});

describe('a wired flow', () => {
  it('[LOGOUT-03] clears the session and tells other tabs after a logout', async () => {
    const { api, last } = holdApi();
    const session = memory();
    const tellOtherTabs = vi.fn();
    const logout = start(wireLogout({ api, session, tellOtherTabs }), { ask: false });
    last().answer(null);
    await expect.poll(() => logout.getSnapshot().status).toBe('done');
    expect([session.clear, tellOtherTabs].map((effect) => effect.mock.calls)).toEqual([[[]], [[]]]);
  });

  it('[STORE-02] [HEADER-31] [API-39] stores isAgent and loads balance and favourites with the member', async () => {
    const { api, calls, last } = holdApi();
    const session = memory();
    start(wireSession({ api, session, ...pagesNowhere }), { hasToken: true });
    last().answer({ ...somchai, isAgent: 41 });
    await expect
      .poll(() => calls.map(({ id }) => id))
      .toEqual(['member.info', 'wallet.balance', 'inbox.unread', 'game.favourites']);
    expect(session.keepAgentType.mock.calls).toEqual([[41]]);
  });

  it('[API-11] [API-12] [FORGOT-10] [FORGOT-11] [FORGOT-20] requests an email, or sets a password and stores the session', async () => {
    const { api, last } = holdApi();
    const [session, endSession] = [memory(), vi.fn()];
    const openForgot = async () => {
      const forgot = start(wireForgot({ api, now: () => 0, session, countdowns, endSession }), {
        byMobile: true,
        countries: [],
        country: thailand,
      });
      last().answer(registerSettings);
      await expect.poll(() => forgot.getSnapshot().matches('form')).toBe(true);
      return forgot;
    };
    const byEmail = await openForgot();
    byEmail.send({ type: 'forgot.type', field: 'username', value: 'somchai' });
    byEmail.send({ type: 'forgot.type', field: 'email', value: 'somchai@example.test' });
    byEmail.send({ type: 'forgot.submit' });
    expect([last().id, last().call]).toEqual([
      'recovery.byEmail',
      { request: { username: 'somchai', email: 'somchai@example.test' } },
    ]);

    const byPhone = await openForgot();
    byPhone.send({ type: 'forgot.chooseMethod', method: 'mobileNum' });
    byPhone.send({ type: 'forgot.type', field: 'mobileNum', value: '812345678' });
    byPhone.send({ type: 'forgot.typeSecret', field: 'verificationCode', value: '123456' });
    byPhone.send({ type: 'forgot.typeSecret', field: 'newPassword', value: 'newPassword1' });
    byPhone.send({ type: 'forgot.submit' });
    expect(last().id).toBe('recovery.byPhone');
    last().answer({ token: 'token-3' });
    await expect.poll(() => session.keepToken.mock.calls).toEqual([['token-3']]);
    expect(endSession.mock.calls).toEqual([['token-1']]);
  });

  it('[FORGOT-01] takes the token out of the address once, checks it and sets the password', async () => {
    const { api, last } = holdApi();
    const takeHash = vi.fn(() => linkToken);
    const reset = start(wireResetPassword({ api, takeHash }));
    await expect.poll(() => reset.getSnapshot().value).toBe('checking');
    expect([last().id, last().call, takeHash.mock.calls]).toEqual(['recovery.link', { request: { linkToken } }, [[]]]);
    last().answer({ account: 'somchai', expiresAt: 1_750_000_000_000 });
    await expect.poll(() => last().id).toBe('registration.settings');
    last().answer(registerSettings);
    await expect.poll(() => reset.getSnapshot().matches('form')).toBe(true);
    for (const field of ['newPassword', 'confirmNewPassword'])
      reset.send({ type: 'resetPassword.type', field, value: 'newPassword1' });
    reset.send({ type: 'resetPassword.submit' });
    expect([last().id, last().call]).toEqual([
      'recovery.byLink',
      { request: { linkToken, newPassword: 'newPassword1', confirmNewPassword: 'newPassword1' } },
    ]);
    last().answer(null);
    await expect.poll(() => reset.getSnapshot().value).toBe('done');
  });

  it('[STATUS-04] reports an unknown status', async () => {
    const { api, last } = holdApi();
    const report = vi.fn();
    start(wireStatus({ api, report }), { host: 'play.test' });
    last().answer(statusOf(7));
    await expect.poll(() => report.mock.calls).toEqual([['unknown-status', 'status 7']]);
  });

  it('[LOGIN-14] [LOGIN-27] stores token and remembered values after a login', async () => {
    const { api, last } = holdApi();
    const session = memory();
    const remember = {
      recall: () => Promise.resolve(null),
      keep: vi.fn(() => Promise.reject(new Error('no cookies'))),
    };
    const proveHuman = () => Promise.resolve('proof');
    const passkeys = { make: vi.fn(), use: vi.fn() };
    const login = start(
      wireLogin({ api, now: () => 0, countdowns, session, proveHuman, passkeys, remember, endSession: vi.fn() }),
      {
        area: 'site',
        features: { smsLogin: true, forcedPasswordChange: true },
        countries: [],
        country: null,
        captchaKey: 'a-key-of-sixteen-or-more',
      },
    );
    await expect.poll(() => login.getSnapshot().matches('form')).toBe(true);
    login.send({ type: 'login.type', field: 'username', value: 'somchai' });
    login.send({ type: 'login.typeSecret', field: 'password', value: 'Player#2026' });
    login.send({ type: 'login.submit' });
    await expect.poll(() => login.getSnapshot().value).toBe('sending');
    expect([last().id, last().call]).toEqual([
      'session.login',
      {
        headers: { 'login-area': 'site' },
        request: { type: 'username', username: 'somchai', password: 'Player#2026', human: 'proof' },
      },
    ]);
    last().answer({ token: 'token-2', firstTimeLogin: false, passwordExpired: false });
    await expect.poll(() => login.getSnapshot().status).toBe('done');
    expect([session.keepToken.mock.calls, remember.keep.mock.calls]).toEqual([[['token-2']], [[null]]]);
  });

  it('[LOGIN-14] ends a session on the server if its form was closed meanwhile', async () => {
    const { api, last } = holdApi();
    const [session, endSession] = [memory(), vi.fn()];
    const remember = { recall: () => Promise.resolve(null), keep: vi.fn(() => Promise.resolve()) };
    const proveHuman = () => Promise.resolve('proof');
    const passkeys = { make: vi.fn(), use: vi.fn() };
    const logic = wireLogin({ api, now: () => 0, countdowns, session, proveHuman, passkeys, remember, endSession });
    const flows = { load: () => Promise.resolve(), logicOf: () => logic };
    const modals = start(wireModals({ flows, randomKey: () => loginInput.captchaKey }));
    modals.send({ type: 'modal.open', request: { flow: 'login', input: loginInput } });
    const login = () => modals.getSnapshot().children.login;
    await expect.poll(() => login()?.getSnapshot().matches('form')).toBe(true);
    login().send({ type: 'login.type', field: 'username', value: 'somchai' });
    login().send({ type: 'login.typeSecret', field: 'password', value: 'Player#2026' });
    login().send({ type: 'login.submit' });
    await expect.poll(() => login().getSnapshot().value).toBe('sending');
    modals.send({ type: 'modal.drop' });
    last().answer({ token: 'token-2', firstTimeLogin: false, passwordExpired: false });
    await expect.poll(() => endSession.mock.calls).toEqual([['token-2']]);
    expect([session.keepToken.mock.calls, remember.keep.mock.calls]).toEqual([[], []]);
  });

  it('[REG-22] [DEMO-06] fills in the referral code, and clears it and the trial once the account exists', async () => {
    const { api, last } = holdApi();
    const deps = { ...registerDeps(api), referrals: { read: () => 'LANTERN1', forget: vi.fn() } };
    const register = start(wireRegister(deps), registerInput);
    expect(register.getSnapshot().context).toMatchObject({
      invitedBy: 'LANTERN1',
      values: { affiliateCode: 'LANTERN1' },
    });
    last().answer(settingsWith(['affiliateCode'], { usernameRegistration: true }));
    await expect.poll(() => register.getSnapshot().matches('form')).toBe(true);
    register.send({ type: 'register.type', field: 'username', value: 'Somsak1' });
    register.send({ type: 'register.typeSecret', field: 'password', value: 'Player2026' });
    for (const to of ['terms', 'age']) register.send({ type: 'register.agree', to, agreed: true });
    register.send({ type: 'register.submit' });
    expect([last().id, last().call]).toEqual([
      'registration.affiliate',
      { request: { code: 'LANTERN1', domain: 'play.example.test' } },
    ]);
    last().answer(null);
    await expect.poll(() => last().id).toBe('registration.byUsername');
    expect(deps.referrals.forget).not.toHaveBeenCalled();
    last().answer({ token: 'token-2', bonus: 0 });
    await expect.poll(() => register.getSnapshot().status).toBe('done');
    expect(deps.referrals.forget.mock.calls).toEqual([[]]);
    expect([deps.endSession, deps.session.clear, deps.session.keepToken].map((done) => done.mock.calls)).toEqual([
      [['token-1']],
      [[]],
      [['token-2']],
    ]);
  });

  it('[CHPW-15] [CHPW-16] changes the password, logs in with it and stores the new token', async () => {
    const { change, calls, last, session } = await changePassword(() => Promise.resolve('proof'));
    await expect.poll(() => last().id).toBe('session.login');
    last().answer({ token: 'token-2', firstTimeLogin: false, passwordExpired: false });
    await expect.poll(() => change.getSnapshot().status).toBe('done');
    expect(calls.map(({ id }) => id)).toEqual(['registration.settings', 'member.changePassword', 'session.login']);
    expect(session.keepToken.mock.calls).toEqual([['token-2']]);
  });

  it('clears the session if the login after a password change fails', async () => {
    const { change, session } = await changePassword(() => Promise.reject(new Error('no worker')));
    await expect.poll(() => change.getSnapshot().value).toBe('changed');
    expect(session.clear.mock.calls).toEqual([[]]);
  });
});

/** A forced change of the password up to where the server has changed it; the login with the new one comes next. */
async function changePassword(proveHuman: () => Promise<string>) {
  const { api, calls, last } = holdApi();
  const session = memory();
  const change = start(wireChangePassword({ api, session, proveHuman }), {
    username: 'somchai',
    stored: { username: 'somchai', password: '123456' },
    forced: true,
  });
  last().answer(registerSettings);
  await expect.poll(() => change.getSnapshot().matches('form')).toBe(true);
  change.send({ type: 'changePassword.type', field: 'newPassword', value: 'newPassword1' });
  change.send({ type: 'changePassword.type', field: 'confirmNewPassword', value: 'newPassword1' });
  change.send({ type: 'changePassword.submit' });
  last().answer(null);
  return { change, calls, last, session };
}
