import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/failure.ts';
import { openBench } from '../kit/bench.ts';
import { done, fails } from '../kit/outcome.ts';
import { thailand } from '../login/login.spec.ts';
import { registerFlow, registerInput } from './register.spec.ts';
import { hosted } from './registerForms.ts';

const proof = { channel: 'phone-service', idToken: 'id-token-1' };
const refused = (code: 'USERNAME_TAKEN' | 'PHONE_PROOF_REJECTED') =>
  fails(new ApiError({ kind: 'refused', code, message: '', details: null }));

/** A form by number, filled in, whose code a hosted service has taken; the server has said no to it. */
function refusedOnce(code: 'USERNAME_TAKEN' | 'PHONE_PROOF_REJECTED') {
  const { actor, children, settle } = openBench(registerFlow, registerInput);
  settle(children().fetchSettings, done(hosted));
  actor.send({ type: 'register.type', field: 'mobileNum', value: '0812345678' });
  actor.send({ type: 'register.typeSecret', field: 'verificationCode', value: '123456' });
  actor.send({ type: 'register.agree', to: 'terms', agreed: true });
  actor.send({ type: 'register.agree', to: 'age', agreed: true });
  const submit = () => {
    actor.send({ type: 'register.submit' });
    settle(children().proveHuman, done('proof of a human'));
    return actor.getSnapshot().value;
  };
  expect(submit()).toBe('confirmingPhone');
  settle(children().confirmPhone, done(proof));
  settle(children().sendRegistration, refused(code));
  return { actor, submit };
}

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
