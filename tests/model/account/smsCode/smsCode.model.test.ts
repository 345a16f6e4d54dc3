import { describe, expect, it } from 'vitest';
import { verificationContract } from '../../../../src/api/contract/account/verification.ts';
import { secondsLeft } from '../../../../src/machines/account/smsCode/smsCode.machine.ts';
import { answers, refuses } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import type { Outcome } from '../../kit/outcome.ts';
import { smsCodeFlow } from './smsCode.spec.ts';

/** Time at which a test requests a code, ms. */
const SENT_AT = 1_234;

describe('the SMS code', () => {
  it.each(
    modelTests(smsCodeFlow, [
      'ready, error recall -> ready',
      '[SMS-13] ready, smsCode.resumed [isLock] -> locked',
      '[SMS-07] ready, smsCode.resumed -> counting',
      '[SMS-01] ready, smsCode.send -> sending',
      '[SMS-01] [SMS-02] [SMS-05] sending, done sendCode -> counting',
      '[SMS-13] sending, error sendCode [isTooMany] -> locked',
      '[SMS-12] sending, error sendCode -> throttled',
      '[CONST-14] [SMS-09] throttled, after throttle (1 s) -> ready',
      '[SMS-01] [SMS-08] counting, always [isOver] -> ready',
      '[SMS-06] [SMS-07] counting, after untilNextSecond -> counting',
      '[SMS-13] locked, always [isOver] -> ready',
      '[SMS-13] locked, after untilNextSecond -> locked',
    ]),
  )('%s', (_title, run) => run());

  const { smsLogin } = verificationContract;
  const sentWith = (outcome: Outcome) => {
    const bench = createHarness(smsCodeFlow, undefined);
    bench.clock.advanceTo(SENT_AT);
    bench.actor.send({ type: 'smsCode.send', countryDialingCode: '66', mobileNum: '812345678' });
    bench.settle(bench.children().sendCode, outcome);
    return { ...bench, left: () => secondsLeft(bench.actor.getSnapshot().context) };
  };

  it.each([
    ['[CONST-11] [SMS-02] counts down the minutes of the answer', answers(smsLogin, { expiredMinutes: 5 }), 300],
    [
      '[CONST-12] [CONST-13] [SMS-03] [SMS-04] counts one minute where the answer, or a third-party service, does not say',
      answers(smsLogin, {}),
      60,
    ],
    ['[CONST-15] [SMS-13] waits 5 minutes after too many codes by default', refuses(smsLogin, 'SMS_TOO_MANY'), 300],
    ['[SMS-13] waits as long as the server says', refuses(smsLogin, 'SMS_TOO_MANY', { waitSeconds: 42 }), 42],
    ['treats TOO_MANY_REQUESTS like too many codes', refuses(smsLogin, 'TOO_MANY_REQUESTS', { waitSeconds: 7 }), 7],
  ])('%s', (_title, outcome, seconds) => {
    const { actor, clock, left } = sentWith(outcome);
    expect(left()).toBe(seconds);
    clock.advanceTo(SENT_AT + 1000);
    expect(left()).toBe(seconds - 1);
    clock.advanceTo(SENT_AT + seconds * 1000 - 1);
    expect([left(), actor.getSnapshot().matches('ready')]).toEqual([1, false]);
    clock.advanceTo(SENT_AT + seconds * 1000);
    expect([left(), actor.getSnapshot().matches('ready')]).toEqual([0, true]);
  });
});
