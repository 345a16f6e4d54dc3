import { describe, expect, it } from 'vitest';
import type { ForgotField, ForgotSettings } from '../../../../src/machines/account/forgot/forgot.events.ts';
import { problemsOf, shownProblems } from '../../../../src/machines/account/forgot/forgot.rules.ts';
import { defect } from '../../answers.ts';
import { otherEffects } from '../../holding.ts';
import { createHarness } from '../../kit/harness.ts';
import type { Outcome } from '../../kit/outcome.ts';
import { japan } from '../login/login.spec.ts';
import { forgotFlow, offered, outcomes } from './forgot.spec.ts';

function openForm(input: Partial<ForgotSettings> = {}) {
  const bench = createHarness(forgotFlow, { ...offered, ...input });
  const { actor, children, settle } = bench;
  const end = (id: string, outcome: Outcome) => settle(children()[id], outcome);
  end('fetchRules', outcomes.rules);
  const type = (field: ForgotField, value: string) =>
    field === 'verificationCode' || field === 'newPassword'
      ? actor.send({ type: 'forgot.typeSecret', field, value })
      : actor.send({ type: 'forgot.type', field, value });
  return {
    ...bench,
    end,
    type,
    choose: (method: 'email' | 'mobileNum') => actor.send({ type: 'forgot.chooseMethod', method }),
    submit: () => actor.send({ type: 'forgot.submit' }),
    context: () => actor.getSnapshot().context,
    calls: () => Object.keys(children()).filter((id) => id !== 'smsCode' && id !== 'countryPicker'),
  };
}

describe('the password recovery by email', () => {
  it('[FORGOT-05] [FORGOT-06] is the default method', () => {
    expect(openForm().context().method).toBe('email');
  });

  it('[FORGOT-12] [FORGOT-13] [FORGOT-17] shows an error at both fields and sends nothing', () => {
    const { submit, context, calls } = openForm();
    submit();
    expect([context().touched, calls()]).toEqual([['username', 'email'], []]);
    expect(problemsOf(context())).toEqual({ username: { kind: 'required' }, email: { kind: 'required' } });
  });

  it('[FORGOT-12] [FORGOT-13] shows an error only at a field that lost focus', () => {
    const { actor, context } = openForm();
    expect(shownProblems(context())).toEqual({});
    actor.send({ type: 'forgot.leaveField', field: 'email' });
    expect(shownProblems(context())).toEqual({ email: { kind: 'required' } });
  });

  it("[FORGOT-12] [FORGOT-13] checks username and address against the server's rules", () => {
    const { type, submit, context, calls } = openForm();
    type('username', '9!');
    type('email', 'somchai');
    submit();
    expect(calls()).toEqual([]);
    expect(problemsOf(context())).toEqual({
      username: { kind: 'pattern', patternId: 3, min: 4, max: 16 },
      email: { kind: 'pattern', patternId: 6, min: 3, max: 100 },
    });
  });

  it.each([
    ['somchai', true],
    // Older than the bounds for new usernames.
    ['bo', true],
    // Who registered by mobile number.
    ['66812345678', true],
    ['9!', false],
    ['9lives', false],
    ['som chai', false],
    ['somchai@example.test', false],
    ['123456', false],
  ])('[FORGOT-12] takes %s for a username: %s', (username, isValid) => {
    const { type, context } = openForm();
    type('username', username);
    expect(problemsOf(context()).username === undefined).toBe(isValid);
  });

  it('[FORGOT-10] [FORGOT-17] [FORGOT-18] [FORGOT-19] confirms the request, and ends once that is acknowledged', () => {
    const { actor, type, submit, end, children } = openForm();
    type('username', ' somchai ');
    type('email', ' somchai@example.test ');
    submit();
    expect(children().sendMail?.getSnapshot().input).toEqual({
      request: { username: 'somchai', email: 'somchai@example.test' },
    });
    end('sendMail', outcomes.taken);
    expect(actor.getSnapshot().value).toBe('mailSent');
    actor.send({ type: 'forgot.acknowledge' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });
});

describe('the password recovery by mobile number', () => {
  it("[FORGOT-04] is offered once the merchant's module is on", () => {
    const { actor, choose, context } = openForm({ byMobile: false, countries: [], country: null });
    choose('mobileNum');
    expect(context().method).toBe('email');
    actor.send({ type: 'modal.settings', settings: { ...offered, country: japan } });
    choose('mobileNum');
    expect(context()).toMatchObject({ method: 'mobileNum', country: japan });
  });

  it('[FORGOT-04] returns to email with empty fields when the module is switched off', () => {
    const { actor, choose, type, context } = openForm();
    choose('mobileNum');
    type('newPassword', 'Lantern77Boat');
    actor.send({ type: 'modal.settings', settings: { ...offered, byMobile: false } });
    expect(context()).toMatchObject({ method: 'email', values: { newPassword: '' } });
  });

  it('[FORGOT-07] starts with empty fields, as does email after it', () => {
    const empty = { username: '', email: '', mobileNum: '', verificationCode: '', newPassword: '' };
    const { choose, type, submit, end, context } = openForm();
    type('username', 'somchai');
    type('email', 'somchai@example.test');
    submit();
    end('sendMail', outcomes.unknown);
    choose('mobileNum');
    expect(context()).toMatchObject({ values: empty, touched: [], failure: null });
    for (const field of ['mobileNum', 'verificationCode', 'newPassword'] as const) type(field, '1');
    choose('email');
    expect(context()).toMatchObject({ values: empty, touched: [], failure: null });
  });

  it('[FORGOT-07] keeps what was typed when the current method is chosen again', () => {
    const { choose, type, context } = openForm();
    type('username', 'somchai');
    choose('email');
    expect(context().values.username).toBe('somchai');
  });

  it('[FORGOT-14] [FORGOT-15] [FORGOT-16] requires number, code and password', () => {
    const { choose, type, submit, context, calls } = openForm();
    choose('mobileNum');
    submit();
    expect(context().touched).toEqual(['mobileNum', 'verificationCode', 'newPassword']);
    expect(problemsOf(context())).toEqual({
      mobileNum: { kind: 'required' },
      verificationCode: { kind: 'required' },
      newPassword: { kind: 'required' },
    });
    type('mobileNum', '0812');
    type('verificationCode', '12');
    type('newPassword', 'short');
    submit();
    expect(problemsOf(context())).toEqual({
      mobileNum: { kind: 'mobile', lengths: [9] },
      verificationCode: { kind: 'code', digits: 6 },
      newPassword: { kind: 'pattern', patternId: 7, min: 8, max: 64 },
    });
    expect(calls()).toEqual([]);
  });

  it.each(['1234567', 'a123456', '12345a', ''])('[FORGOT-15] requires a code of exactly six digits: %j', (code) => {
    const { choose, type, context } = openForm();
    choose('mobileNum');
    type('verificationCode', code);
    const problem = code === '' ? { kind: 'required' } : { kind: 'code', digits: 6 };
    expect(problemsOf(context()).verificationCode).toEqual(problem);
  });

  it('[SMS-10] requests no code until the number is valid', () => {
    const { actor, choose, type, context, seen } = openForm();
    choose('mobileNum');
    type('mobileNum', '0812');
    actor.send({ type: 'forgot.requestCode' });
    expect([seen(0).effects, context().touched]).toEqual([[], ['mobileNum']]);
    type('mobileNum', ' 081 234 5678 ');
    actor.send({ type: 'forgot.requestCode' });
    expect(seen(0).effects).toEqual([
      { sent: { type: 'smsCode.send', countryDialingCode: '66', mobileNum: '081 234 5678' }, to: 'smsCode' },
    ]);
  });

  it('[FORGOT-11] [FORGOT-20] stores the session that the new password opened', () => {
    const { actor, choose, type, submit, end, children, seen } = openForm();
    choose('mobileNum');
    type('mobileNum', ' 081 234 5678 ');
    type('verificationCode', ' 123456 ');
    type('newPassword', ' Lantern77Boat ');
    submit();
    expect(children().setPassword?.getSnapshot().input).toEqual({
      request: {
        newPassword: 'Lantern77Boat',
        mobileNum: '081 234 5678',
        countryDialingCode: '66',
        verificationCode: '123456',
      },
    });
    actor.send({ type: 'forgot.close' });
    end('setPassword', outcomes.recovered);
    expect(otherEffects(seen(0).effects)).toEqual([{ did: 'storeToken', params: { token: 'token-3' } }]);
    expect(actor.getSnapshot().output).toEqual({ outcome: 'loggedIn' });
  });

  it("[SMS-12] reports the server's refusal of a code", () => {
    const { actor, seen } = openForm();
    const failure = { kind: 'offline' } as const;
    actor.send({ type: 'smsCode.refused', failure });
    expect(seen(0).effects).toEqual([{ told: { type: 'smsCode.refused', failure } }]);
  });

  it('is withdrawn when the code part breaks; email still works', () => {
    const { actor, choose, end, context } = openForm();
    choose('mobileNum');
    end('smsCode', defect);
    end('fetchRules', outcomes.rules);
    choose('mobileNum');
    expect([actor.getSnapshot().value, context().method, context().byMobile]).toEqual(['form', 'email', false]);
  });
});

describe('a cancelled password recovery', () => {
  it('returns to the login', () => {
    const { actor } = openForm();
    actor.send({ type: 'forgot.logIn' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'logIn' });
  });
});
