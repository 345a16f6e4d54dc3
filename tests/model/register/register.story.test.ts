import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/failure.ts';
import { openBench } from '../kit/bench.ts';
import { done, fails } from '../kit/outcome.ts';
import { thailand } from '../login/login.spec.ts';
import { registerFlow, registerInput } from './register.spec.ts';
import { hosted, settingsWith } from './registerForms.ts';

const proof = { channel: 'phone-service', idToken: 'id-token-1' };
const refused = (code: 'USERNAME_TAKEN' | 'PHONE_PROOF_REJECTED') =>
  fails(new ApiError({ kind: 'refused', code, message: '', details: null }));

/** A form by number, filled in and submitted; a hosted service looks at the code. */
function openConfirming() {
  const { actor, children, settle } = openBench(registerFlow, registerInput);
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

/** The same, whose code the hosted service has taken; the server has said no to it. */
function refusedOnce(code: 'USERNAME_TAKEN' | 'PHONE_PROOF_REJECTED') {
  const { actor, children, settle, submit } = openConfirming();
  settle(children().confirmPhone, done(proof));
  settle(children().sendRegistration, refused(code));
  return { actor, submit };
}

describe('a code that a hosted service would not take', () => {
  it.each([
    ['what the service said', { kind: 'phone', problem: 'codeExpired' }, 'codeExpired'],
    ['that nobody knows why', { kind: 'offline' }, 'unknown'],
  ] as const)('[SMS-11] says so at its field, until another is typed: %s', (_what, failure, problem) => {
    const { actor, children, settle, context } = openConfirming();
    expect(children().confirmPhone?.getSnapshot().input).toEqual({ code: '123456' });
    settle(children().confirmPhone, fails(new ApiError(failure)));
    actor.send({ type: 'register.type', field: 'mobileNum', value: '0812345678' });
    expect(context()).toMatchObject({ codeProblem: problem, failure: null });
    actor.send({ type: 'register.typeSecret', field: 'verificationCode', value: '1' });
    expect(context().codeProblem).toBeNull();
  });
});

describe('a registration that cannot go on', () => {
  it('says why, and starts its parts again with the countries that it has', () => {
    const { actor, children, settle } = openBench(registerFlow, registerInput);
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

  it('leaves its parts alone where only the settings could not be had', () => {
    const { actor, children, settle } = openBench(registerFlow, registerInput);
    const { smsCode } = children();
    settle(children().fetchSettings, fails(new ApiError({ kind: 'offline' })));
    actor.send({ type: 'register.retry' });
    expect([actor.getSnapshot().value, children().smsCode === smsCode]).toEqual(['loading', true]);
  });

  it('[REG-06] offers no way that the merchant has switched off', () => {
    const { actor, children, settle } = openBench(registerFlow, registerInput);
    settle(
      children().fetchSettings,
      done(settingsWith(['username'], { usernameRegistration: true, mobileRegistration: false })),
    );
    actor.send({ type: 'register.chooseMethod', method: 'mobile' });
    expect(actor.getSnapshot().context.method).toBe('username');
  });
});

describe('a number that a hosted service has proved', () => {
  it('[REG-27] stays proved when the registration is refused for something else', () => {
    const { actor, submit } = refusedOnce('USERNAME_TAKEN');
    actor.send({ type: 'country.chosen', country: thailand });
    expect([submit(), actor.getSnapshot().context.proof]).toEqual(['sending', proof]);
  });

  it.each([
    ['number', { type: 'register.type', field: 'mobileNum', value: '0898765432' }],
    ['code', { type: 'register.typeSecret', field: 'verificationCode', value: '654321' }],
  ] as const)('[SMS-11] is to be proved anew with another %s', (_what, typed) => {
    const { actor, submit } = refusedOnce('USERNAME_TAKEN');
    actor.send(typed);
    expect(submit()).toBe('confirmingPhone');
  });

  it('[REG-27] is to be proved anew when the server does not take the proof', () => {
    expect(refusedOnce('PHONE_PROOF_REJECTED').submit()).toBe('confirmingPhone');
  });
});
