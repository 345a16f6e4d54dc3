import { describe, expect, it } from 'vitest';
import { sessionContract } from '../../../../src/api/contract/site/session.ts';
import type { LoginInput } from '../../../../src/machines/account/login/login.machine.ts';
import { answers, defect } from '../../answers.ts';
import { otherEffects } from '../../holding.ts';
import { createHarness } from '../../kit/harness.ts';
import { done, type Outcome } from '../../kit/outcome.ts';
import { granted, japan, loginFlow, loginInput, outcomes, thailand } from './login.spec.ts';

const { login } = sessionContract;

function openForm(input: Partial<LoginInput> = {}, recalled: Outcome = done(null)) {
  const bench = createHarness(loginFlow, { ...loginInput, ...input });
  const { actor, children, settle } = bench;
  settle(children().recall, recalled);
  const type = (field: 'username' | 'mobileNum', value: string) => actor.send({ type: 'login.type', field, value });
  const typeSecret = (field: 'password' | 'captcha' | 'verificationCode', value: string) =>
    actor.send({ type: 'login.typeSecret', field, value });
  return {
    ...bench,
    type,
    typeSecret,
    context: () => actor.getSnapshot().context,
    sent: () => Object.keys(children()).includes('sendLogin'),
    submit: () => actor.send({ type: 'login.submit' }),
    /** Values that the browser was told to remember; null to forget. */
    remembered: () =>
      bench
        .seen(0)
        .effects.flatMap((effect) =>
          'did' in effect && effect.did === 'remember' ? [(effect.params as { remembered: unknown }).remembered] : [],
        ),
    end: (id: string, outcome: Outcome) => settle(children()[id], outcome),
    logInByName(password: string, answer: Outcome) {
      type('username', ' somchai ');
      typeSecret('password', password);
      actor.send({ type: 'login.submit' });
      settle(children().proveHuman, outcomes.proof);
      settle(children().sendLogin, answer);
    },
    logInBySms(answer: Outcome) {
      actor.send({ type: 'login.chooseMethod', method: 'sms' });
      type('mobileNum', '812345678');
      typeSecret('verificationCode', '123456');
      actor.send({ type: 'login.submit' });
      settle(children().sendLogin, answer);
    },
  };
}

describe('the login', () => {
  it('[LOGIN-04] shows an error at each invalid field and sends nothing', () => {
    const { submit, context, sent, children } = openForm();
    submit();
    expect(context().touched).toEqual(['username', 'password']);
    expect([sent(), Object.keys(children())]).toEqual([false, ['smsCode', 'countries', 'countryPicker']]);
  });

  it('[LOGIN-06] [LOGIN-07] requires the human check by username, and not by SMS', () => {
    const byName = openForm();
    byName.type('username', 'somchai');
    byName.typeSecret('password', 'Player#2026');
    byName.submit();
    expect(Object.keys(byName.children())).toEqual(['smsCode', 'countries', 'countryPicker', 'proveHuman']);

    const bySms = openForm();
    bySms.logInBySms(outcomes.granted);
    expect(bySms.context().human).toBeNull();
    expect(bySms.actor.getSnapshot().output).toMatchObject({ outcome: 'loggedIn' });
  });

  it('[LOGIN-03] offers no SMS login where the merchant has it off', () => {
    const { actor, context } = openForm({ features: { smsLogin: false, forcedPasswordChange: true } });
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    expect(context().method).toBe('username');
  });

  it.each([
    ['[LOGIN-19] requires a new password after the weak default', '123456', granted, true, true],
    [
      '[LOGIN-20] requires a new password after an expired one',
      'Player#2026',
      { ...granted, passwordExpired: true },
      true,
      true,
    ],
    [
      '[LOGIN-21] requires no new password where the merchant has it off',
      'Player#2026',
      { ...granted, passwordExpired: true },
      false,
      false,
    ],
    ['requires no new password after a sound one', 'Player#2026', granted, true, false],
  ])('%s', (_title, password, value, forcedPasswordChange, changeDue) => {
    const { actor, logInByName } = openForm({ features: { smsLogin: true, forcedPasswordChange } });
    logInByName(password, answers(login, value));
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'loggedIn',
      firstTimeLogin: false,
      changeDue,
      stored: { username: 'somchai', password },
    });
  });

  it('[LOGIN-05] [LOGIN-19] recognizes the weak default password with spaces around it', () => {
    const { actor, logInByName } = openForm();
    logInByName(' 123456 ', outcomes.granted);
    expect(actor.getSnapshot().output).toMatchObject({
      changeDue: true,
      stored: { username: 'somchai', password: '123456' },
    });
  });

  it('[LOGIN-22] never asks for a new password after an SMS login, whatever was typed before', () => {
    const { actor, typeSecret, logInBySms } = openForm();
    typeSecret('password', '123456');
    logInBySms(answers(login, { ...granted, passwordExpired: true }));
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'loggedIn',
      firstTimeLogin: false,
      changeDue: false,
      stored: null,
    });
  });

  it('[LOGIN-16] [LOGIN-17] outputs whether it was the first login', () => {
    const outputs = [true, false].map((firstTimeLogin) => {
      const { actor, logInByName } = openForm();
      logInByName('Player#2026', answers(login, { ...granted, firstTimeLogin }));
      return actor.getSnapshot().output?.firstTimeLogin;
    });
    expect(outputs).toEqual([true, false]);
  });

  it('[LOGIN-25] [LOGIN-26] [CAPTCHA-03] shows the captcha after a failure that flags it, and not before', () => {
    const { logInByName, children, context } = openForm();
    logInByName('wrong one', outcomes.wrong);
    expect([context().captchaShown, children().captcha]).toEqual([false, undefined]);
    logInByName('wrong two', outcomes.flagged);
    expect(context().captchaShown).toBe(true);
    expect(children().captcha?.getSnapshot().input).toEqual({ captchaKey: 'a-key-of-sixteen-or-more' });
  });

  it('[CAPTCHA-04] [CAPTCHA-05] requires the captcha, and a new one after every failure', () => {
    const { logInByName, typeSecret, submit, end, context, children, seen } = openForm();
    logInByName('wrong', outcomes.flagged);
    submit();
    expect([context().touched, Object.keys(children())]).toEqual([
      ['username', 'password', 'captcha'],
      ['smsCode', 'countries', 'countryPicker', 'captcha'],
    ]);
    typeSecret('captcha', 'AB3DE');
    submit();
    end('proveHuman', outcomes.proof);
    end('sendLogin', outcomes.wrong);
    expect(context().values).toMatchObject({ username: ' somchai ', password: 'wrong', captcha: '' });
    expect(otherEffects(seen(0).effects)).toEqual([{ sent: { type: 'captcha.refresh' }, to: 'captcha' }]);
  });

  it('[SMS-10] requests no code until the number is valid', () => {
    const { actor, type, context, seen } = openForm();
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    type('mobileNum', '0812');
    actor.send({ type: 'login.requestCode' });
    expect([seen(0).effects, context().touched]).toEqual([[], ['mobileNum']]);
    type('mobileNum', ' 081 234 5678 ');
    actor.send({ type: 'login.requestCode' });
    expect(seen(0).effects).toEqual([
      { sent: { type: 'smsCode.send', countryDialingCode: '66', mobileNum: '081 234 5678' }, to: 'smsCode' },
    ]);
  });

  it('[SMS-10] loads the countries that the page lacks, and sends nothing without them', () => {
    const { actor, type, submit, typeSecret, context, sent, seen } = openForm({ countries: [], country: null });
    actor.send({ type: 'login.chooseMethod', method: 'username' });
    expect(seen(0).effects).toEqual([]);
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    const asked = { sent: { type: 'resource.load', call: { request: {} } }, to: 'countries' };
    expect(seen(0).effects).toEqual([asked]);
    type('mobileNum', '9012345678');
    typeSecret('verificationCode', '123456');
    actor.send({ type: 'login.requestCode' });
    submit();
    expect([sent(), seen(0).effects]).toEqual([false, [asked]]);
    actor.send({ type: 'countries.loaded', value: { current: 'JP', list: [thailand, japan] } });
    expect(context()).toMatchObject({ countries: [thailand, japan], country: japan });
    submit();
    expect(sent()).toBe(true);
  });

  it('keeps its countries when later settings have none', () => {
    const { actor, context } = openForm();
    actor.send({
      type: 'modal.settings',
      settings: { features: { smsLogin: false, forcedPasswordChange: true }, countries: [], country: null },
    });
    expect(context()).toMatchObject({ features: { smsLogin: false }, countries: [thailand, japan], country: thailand });
  });

  it('clears failure and errors of the last method when another is chosen', () => {
    const { actor, logInByName, context } = openForm();
    logInByName('wrong', outcomes.wrong);
    actor.send({ type: 'login.leaveField', field: 'password' });
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    expect(context()).toMatchObject({ method: 'sms', failure: null, touched: [] });
    expect(actor.getSnapshot().value).toBe('form');
  });

  it('falls back to username login when the code part breaks', () => {
    const { actor, end, context, seen } = openForm();
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    end('smsCode', defect);
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    actor.send({ type: 'login.requestCode' });
    expect([actor.getSnapshot().value, context().method, seen(0).effects]).toEqual(['form', 'username', []]);
  });

  it('[LOGIN-27] [LOGIN-28] [LOGIN-29] starts with the remembered values', () => {
    const remembered = {
      username: 'malee',
      password: 'Player#2026',
      mobileNum: '9012345678',
      countryDialingCode: '81',
    };
    const { actor, context, seen } = openForm({}, done(remembered));
    expect(context()).toMatchObject({
      remember: true,
      values: { username: 'malee', password: 'Player#2026', mobileNum: '9012345678' },
    });
    expect(seen(0).effects).toEqual([
      { sent: { type: 'countryPicker.preset', countryDialingCode: '81' }, to: 'countryPicker' },
    ]);
    actor.send({ type: 'country.chosen', country: japan });
    expect(context().country).toEqual(japan);
    expect(openForm({}, done(null)).context()).toMatchObject({ remember: false, country: thailand });
  });

  it('[LOGIN-27] [LOGIN-28] remembers the trimmed values that logged in, and no others, if asked to', () => {
    const byName = openForm();
    byName.actor.send({ type: 'login.remember', remember: true });
    byName.type('mobileNum', ' 081-234-5678 ');
    byName.logInByName(' Player#2026 ', outcomes.granted);
    expect(byName.remembered()).toEqual([
      { username: 'somchai', password: 'Player#2026', mobileNum: '', countryDialingCode: '' },
    ]);

    const bySms = openForm();
    bySms.actor.send({ type: 'login.remember', remember: true });
    bySms.type('username', 'somchai');
    bySms.typeSecret('password', 'never checked');
    bySms.logInBySms(outcomes.granted);
    expect(bySms.remembered()).toEqual([
      { username: '', password: '', mobileNum: '812345678', countryDialingCode: '66' },
    ]);
  });

  it('[COUNTRY-07] shows the countries of its input, and those that load later', () => {
    const { actor, children, seen } = openForm({ countries: [], country: null });
    expect(children().countryPicker?.getSnapshot().input).toEqual({ countries: [], country: null });
    const { features } = loginInput;
    actor.send({ type: 'modal.settings', settings: { features, countries: [japan], country: japan } });
    expect(seen(0).effects).toEqual([
      { sent: { type: 'countryPicker.settings', countries: [japan], country: japan }, to: 'countryPicker' },
    ]);
  });

  it('[LOGIN-30] clears the remembered values when remembering is off', () => {
    const { actor, logInByName, remembered } = openForm();
    actor.send({ type: 'login.remember', remember: true });
    actor.send({ type: 'login.remember', remember: false });
    logInByName('Player#2026', outcomes.granted);
    expect(remembered()).toEqual([null]);
  });

  it.each(['forgot', 'register'] as const)('leads to another form: %s', (form) => {
    const { actor } = openForm();
    actor.send({ type: 'login.goTo', form });
    expect(actor.getSnapshot().output).toEqual({
      outcome: form,
      firstTimeLogin: false,
      changeDue: false,
      stored: null,
    });
  });

  it('[LOGIN-14] ends as soon as the token is stored', () => {
    const { actor, logInByName } = openForm();
    actor.send({ type: 'login.remember', remember: true });
    logInByName('Player#2026', outcomes.granted);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { outcome: 'loggedIn' } });
  });
});
