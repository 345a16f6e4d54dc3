import { describe, expect, it } from 'vitest';
import { sessionContract } from '../../../src/api/contract/session.ts';
import type { LoginInput } from '../../../src/machines/login/login.setup.ts';
import { answers, defect } from '../answers.ts';
import { otherEffects } from '../holding.ts';
import { openBench } from '../kit/bench.ts';
import { done, type Outcome } from '../kit/outcome.ts';
import { granted, japan, loginFlow, loginInput, outcomes, thailand } from './login.spec.ts';

const { login } = sessionContract;

function openForm(input: Partial<LoginInput> = {}, recalled: Outcome = done(null)) {
  const bench = openBench(loginFlow, { ...loginInput, ...input });
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
    /** What the browser was told to remember, null for nothing. */
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

describe('a login', () => {
  it('[LOGIN-04] says what is wrong with every field and sends nothing', () => {
    const { submit, context, sent, children } = openForm();
    submit();
    expect(context().left).toEqual(['username', 'password']);
    expect([sent(), Object.keys(children())]).toEqual([false, ['smsCode', 'countries', 'countryPicker']]);
  });

  it('[LOGIN-06] [LOGIN-07] proves a human by name, and not by SMS', () => {
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

  it('[LOGIN-03] is not offered by SMS where the merchant has it off', () => {
    const { actor, context } = openForm({ features: { smsLogin: false, forcedPasswordChange: true } });
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    expect(context().method).toBe('username');
  });

  it.each([
    ['[LOGIN-19] is followed by a change when the password is the weak default', '123456', granted, true, true],
    [
      '[LOGIN-20] is followed by a change when the password has expired',
      'Player#2026',
      { ...granted, passwordExpired: true },
      true,
      true,
    ],
    [
      '[LOGIN-21] is not followed by a change where the merchant has it off',
      'Player#2026',
      { ...granted, passwordExpired: true },
      false,
      false,
    ],
    ['is not followed by a change when nothing is wrong with the password', 'Player#2026', granted, true, false],
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

  it('[LOGIN-05] [LOGIN-19] knows the weak default also with spaces around it', () => {
    const { actor, logInByName } = openForm();
    logInByName(' 123456 ', outcomes.granted);
    expect(actor.getSnapshot().output).toMatchObject({
      changeDue: true,
      stored: { username: 'somchai', password: '123456' },
    });
  });

  it('[LOGIN-22] by SMS is never followed by a change, whatever was typed before', () => {
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

  it('[LOGIN-16] [LOGIN-17] tells whether it was the first', () => {
    const outputs = [true, false].map((firstTimeLogin) => {
      const { actor, logInByName } = openForm();
      logInByName('Player#2026', answers(login, { ...granted, firstTimeLogin }));
      return actor.getSnapshot().output?.firstTimeLogin;
    });
    expect(outputs).toEqual([true, false]);
  });

  it('[LOGIN-25] [LOGIN-26] [CAPTCHA-03] brings up the captcha after a failure that flags it, and not before', () => {
    const { logInByName, children, context } = openForm();
    logInByName('wrong one', outcomes.wrong);
    expect([context().captchaShown, children().captcha]).toEqual([false, undefined]);
    logInByName('wrong two', outcomes.flagged);
    expect(context().captchaShown).toBe(true);
    expect(children().captcha?.getSnapshot().input).toEqual({ captchaKey: 'a-key-of-sixteen-or-more' });
  });

  it('[CAPTCHA-04] [CAPTCHA-05] wants the captcha filled in, and a new one after every failure', () => {
    const { logInByName, typeSecret, submit, end, context, children, seen } = openForm();
    logInByName('wrong', outcomes.flagged);
    submit();
    expect([context().left, Object.keys(children())]).toEqual([
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

  it('[SMS-10] asks for no code until the number is right', () => {
    const { actor, type, context, seen } = openForm();
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    type('mobileNum', '0812');
    actor.send({ type: 'login.requestCode' });
    expect([seen(0).effects, context().left]).toEqual([[], ['mobileNum']]);
    type('mobileNum', ' 081 234 5678 ');
    actor.send({ type: 'login.requestCode' });
    expect(seen(0).effects).toEqual([
      { sent: { type: 'smsCode.send', countryDialingCode: '66', mobileNum: '081 234 5678' }, to: 'smsCode' },
    ]);
  });

  it('[SMS-10] asks for the countries that the page did not have, and sends nothing without them', () => {
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

  it('keeps the countries that it has when settings without any come late', () => {
    const { actor, context } = openForm();
    actor.send({
      type: 'modal.settings',
      settings: { features: { smsLogin: false, forcedPasswordChange: true }, countries: [], country: null },
    });
    expect(context()).toMatchObject({ features: { smsLogin: false }, countries: [thailand, japan], country: thailand });
  });

  it('forgets why the last way failed, and what was wrong with it, when another is chosen', () => {
    const { actor, logInByName, context } = openForm();
    logInByName('wrong', outcomes.wrong);
    actor.send({ type: 'login.leaveField', field: 'password' });
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    expect(context()).toMatchObject({ method: 'sms', failure: null, left: [] });
    expect(actor.getSnapshot().value).toBe('form');
  });

  it('goes on by name when the part that sends codes has broken', () => {
    const { actor, end, context, seen } = openForm();
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    end('smsCode', defect);
    actor.send({ type: 'login.chooseMethod', method: 'sms' });
    actor.send({ type: 'login.requestCode' });
    expect([actor.getSnapshot().value, context().method, seen(0).effects]).toEqual(['form', 'username', []]);
  });

  it('[LOGIN-27] [LOGIN-28] [LOGIN-29] starts with what the browser remembers', () => {
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
      { sent: { type: 'countryPicker.given', countryDialingCode: '81' }, to: 'countryPicker' },
    ]);
    actor.send({ type: 'country.chosen', country: japan });
    expect(context().country).toEqual(japan);
    expect(openForm({}, done(null)).context()).toMatchObject({ remember: false, country: thailand });
  });

  it('[LOGIN-27] [LOGIN-28] keeps what was typed, trimmed, when remembering is on, and only what logged in', () => {
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

  it('[COUNTRY-07] shows the countries of its input, and those that come later', () => {
    const { actor, children, seen } = openForm({ countries: [], country: null });
    expect(children().countryPicker?.getSnapshot().input).toEqual({ countries: [], country: null });
    const { features } = loginInput;
    actor.send({ type: 'modal.settings', settings: { features, countries: [japan], country: japan } });
    expect(seen(0).effects).toEqual([
      { sent: { type: 'countryPicker.settings', countries: [japan], country: japan }, to: 'countryPicker' },
    ]);
  });

  it('[LOGIN-30] clears what the browser remembers when remembering is off', () => {
    const { actor, logInByName, remembered } = openForm();
    actor.send({ type: 'login.remember', remember: true });
    actor.send({ type: 'login.remember', remember: false });
    logInByName('Player#2026', outcomes.granted);
    expect(remembered()).toEqual([null]);
  });

  it.each(['forgot', 'register'] as const)('leads to another form that is wanted instead: %s', (form) => {
    const { actor } = openForm();
    actor.send({ type: 'login.goTo', form });
    expect(actor.getSnapshot().output).toEqual({
      outcome: form,
      firstTimeLogin: false,
      changeDue: false,
      stored: null,
    });
  });

  it('[LOGIN-14] has ended as soon as the token is stored, so that nothing can stop it in between', () => {
    const { actor, logInByName } = openForm();
    actor.send({ type: 'login.remember', remember: true });
    logInByName('Player#2026', outcomes.granted);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { outcome: 'loggedIn' } });
  });
});
