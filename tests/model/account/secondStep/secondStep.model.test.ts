import { describe, expect, it } from 'vitest';
import { isComplete } from '../../../../src/machines/account/secondStep/secondStep.rules.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { granted, secondStepFlow } from './secondStep.spec.ts';

const refused = (code: string, details: object | null) => ({
  kind: 'refused',
  code,
  message: `refused with ${code}`,
  details,
});

describe('the second step of a sign-in', () => {
  it.each(
    modelTests(secondStepFlow, [
      [
        '[MEMBER-05: app or recovery code] typing, secondStep.choose -> (stays)',
        { sets: { by: 'recovery', factorCode: '', tried: false } },
        'start 1, secondStep.submit, secondStep.type 2, secondStep.choose 1',
      ],
      [
        '[MEMBER-05] typing, secondStep.type -> (stays)',
        { sets: { factorCode: '246813', failure: null } },
        'start 1, secondStep.type 1, secondStep.submit, sendCode error 1, secondStep.type 1',
      ],
      ['[MEMBER-05: a device of one’s own] typing, secondStep.trust [isMember] -> (stays)', { sets: { trust: true } }],
      [
        '[MEMBER-05] typing, secondStep.submit [isComplete] -> sending',
        {
          calls: {
            sendCode: {
              kind: 'secondFactor',
              request: { stepTicket: 'ticket-of-the-second-step', factorCode: '246813', trust: false },
            },
          },
          sets: { tried: true },
        },
      ],
      ['[MEMBER-05: an incomplete code is not sent] typing, secondStep.submit -> (stays)', { sets: { tried: true } }],
      ['[MEMBER-05] typing, secondStep.back -> ended', { ends: { granted: null, failure: null } }],
      [
        '[MEMBER-05: signed in] sending, done sendCode -> ended',
        { sets: { granted }, ends: { granted, failure: null } },
      ],
      [
        '[MEMBER-05: the sign-in starts anew] sending, error sendCode [hasEnded] -> ended',
        {
          sets: { failure: refused('SECOND_STEP_EXPIRED', null), factorCode: '', tried: false },
          ends: { granted: null, failure: refused('SECOND_STEP_EXPIRED', null) },
        },
      ],
      [
        '[MEMBER-05: a wrong code] sending, error sendCode -> typing',
        { sets: { failure: refused('SECOND_FACTOR_WRONG', { triesLeft: 4 }), factorCode: '', tried: false } },
      ],
    ]),
  )('%s', (_title, run) => run());

  it.each([
    ['app', '246813', true],
    ['app', '24681', false],
    ['app', '๒๔๖๘๑๓', false],
    ['recovery', 'ABCDE-23456', true],
    ['recovery', 'abcde 23456', true],
    ['recovery', 'ABCDE-2345', false],
  ] as const)('tells whether a code of the %s is complete: %s', (by, factorCode, complete) => {
    expect(isComplete({ by, factorCode })).toBe(complete);
  });
});
