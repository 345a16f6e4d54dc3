import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, assign, initialTransition, transition } from 'xstate';
import { ApiError, type ApiFailure } from '../../../../src/api/failure.ts';
import type { SmsNumber } from '../../../../src/machines/account/smsCode/smsCode.events.ts';
import { smsCodeMachine } from '../../../../src/machines/account/smsCode/smsCode.machine.ts';

const machine = smsCodeMachine.provide({
  actions: { readTime: assign({ now: () => 0 }), storeCountdown: () => {}, tellRefused: () => {} },
});
const number = { countryDialingCode: '66', mobileNum: '081-234-5678' };
const hosted = { channel: 'phone-service', url: 'https://phone.example.test', key: 'public-key' };

function asked(sent: SmsNumber): AnyMachineSnapshot {
  const [start] = initialTransition(machine);
  return transition(machine, start, { type: 'smsCode.send', ...sent })[0];
}

function failed(failure: ApiFailure): AnyMachineSnapshot {
  const event = { type: 'xstate.error.actor.sendCode', error: new ApiError(failure), actorId: 'sendCode' };
  return transition(machine, asked(number) as never, event as never)[0];
}

describe('requesting a code', () => {
  it.each([number, { ...number, hosted }])('[SMS-10] remembers what is sent, and by whom: %j', (sent) => {
    expect(asked(sent).context.number).toStrictEqual(sent);
  });

  it('[SMS-13] locks after too many requests to the hosted service', () => {
    const { value, context } = failed({ kind: 'phone', problem: 'tooMany' });
    expect([value, context.until]).toEqual(['locked', 5 * 60_000]);
  });

  it('[SMS-09] disables the button for one second after any other failure', () => {
    const failures: readonly ApiFailure[] = [{ kind: 'phone', problem: 'codeInvalid' }, { kind: 'offline' }];
    expect(failures.map((failure) => failed(failure).value)).toEqual(['throttled', 'throttled']);
  });
});
