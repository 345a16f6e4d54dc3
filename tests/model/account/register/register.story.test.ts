import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/failure.ts';
import { createHarness } from '../../kit/harness.ts';
import { done, fails } from '../../kit/outcome.ts';
import { thailand } from '../login/login.spec.ts';
import { registerFlow, registerInput } from './register.spec.ts';
import { hosted, settingsWith } from './registerForms.ts';

const proof = { channel: 'phone-service', idToken: 'id-token-1' };
const refused = (code: 'USERNAME_TAKEN' | 'PHONE_PROOF_REJECTED') =>
  fails(new ApiError({ kind: 'refused', code, message: '', details: null }));

/** A submitted form by mobile number, whose code a hosted service checks. */
function openConfirming() {
  const { actor, children, settle } = createHarness(registerFlow, registerInput);
  settle(children().fetchSettings, done(hosted));
  actor.send({ type: 'register.type', field: 'mobileNum', value: '0812345678' });
  actor.send({ type: 'register.typeSecret', field: 'verificationCode', value: ' 123456 ' });
  actor.send({ type: 'register.agree', to: 'terms', agreed: true });
  actor.send({ type: 'register.agree', to: 'age', agreed: true });
  const submit = () => {
    actor.send({ type: 'register.submit' });
    settle(children().proveHuman, done('proof of a human'));
    return actor.getSnapshot().value;
  };
  expect(submit()).toBe('confirmingPhone');
  return { actor, children, settle, submit, context: () => actor.getSnapshot().context };
}

/** The same after the hosted service accepted the code and the server refused the registration. */
function refusedOnce(code: 'USERNAME_TAKEN' | 'PHONE_PROOF_REJECTED') {
  const { actor, children, settle, submit } = openConfirming();
  settle(children().confirmPhone, done(proof));
  settle(children().sendRegistration, refused(code));
  return { actor, submit };
}

describe('a code that a hosted service rejects', () => {
  it.each([
    ['reason given', { kind: 'phone', problem: 'codeExpired' }, 'codeExpired'],
    ['reason unknown', { kind: 'offline' }, 'unknown'],
  ] as const)('[SMS-11] shows the error at its field until another code is typed: %s', (_what, failure, problem) => {
    const { actor, children, settle, context } = openConfirming();
    expect(children().confirmPhone?.getSnapshot().input).toEqual({ code: '123456' });
    settle(children().confirmPhone, fails(new ApiError(failure)));
    actor.send({ type: 'register.type', field: 'mobileNum', value: '0812345678' });
    expect(context()).toMatchObject({ codeProblem: problem, failure: null });
    actor.send({ type: 'register.typeSecret', field: 'verificationCode', value: '1' });
    expect(context().codeProblem).toBeNull();
  });
});

describe('a failed registration', () => {
  it('shows the reason, and restarts its parts with the loaded countries', () => {
    const { actor, children, settle } = createHarness(registerFlow, registerInput);
    settle(children().fetchSettings, done(hosted));
    for (const part of ['smsCode', 'countryPicker'] as const) {
      settle(children()[part], fails(new ApiError({ kind: 'offline' })));
      expect(actor.getSnapshot().value).toBe('failed');
      expect(actor.getSnapshot().context.failure).toEqual({ kind: 'offline' });
      actor.send({ type: 'register.retry' });
      const { countries, country } = registerInput;
      expect(children().countryPicker?.getSnapshot().input).toEqual({ countries, country });
    }
  });

  it('keeps its parts running when only the settings failed to load', () => {
    const { actor, children, settle } = createHarness(registerFlow, registerInput);
    const { smsCode } = children();
    settle(children().fetchSettings, fails(new ApiError({ kind: 'offline' })));
    actor.send({ type: 'register.retry' });
    expect([actor.getSnapshot().value, children().smsCode === smsCode]).toEqual(['loading', true]);
  });

  it('[REG-06] offers no method that the merchant has switched off', () => {
    const { actor, children, settle } = createHarness(registerFlow, registerInput);
    settle(
      children().fetchSettings,
      done(settingsWith(['username'], { usernameRegistration: true, mobileRegistration: false })),
    );
    actor.send({ type: 'register.chooseMethod', method: 'mobile' });
    expect(actor.getSnapshot().context.method).toBe('username');
  });
});

describe('a number verified by a hosted service', () => {
  it('[REG-27] stays verified when the registration is refused for another reason', () => {
    const { actor, submit } = refusedOnce('USERNAME_TAKEN');
    actor.send({ type: 'country.chosen', country: thailand });
    expect([submit(), actor.getSnapshot().context.proof]).toEqual(['sending', proof]);
  });

  it.each([
    ['number', { type: 'register.type', field: 'mobileNum', value: '0898765432' }],
    ['code', { type: 'register.typeSecret', field: 'verificationCode', value: '654321' }],
  ] as const)('[SMS-11] needs verification again after another %s', (_what, typed) => {
    const { actor, submit } = refusedOnce('USERNAME_TAKEN');
    actor.send(typed);
    expect(submit()).toBe('confirmingPhone');
  });

  it('[REG-27] needs verification again when the server rejects the proof', () => {
    expect(refusedOnce('PHONE_PROOF_REJECTED').submit()).toBe('confirmingPhone');
  });
});
