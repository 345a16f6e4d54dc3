import { expect } from 'vitest';
import { assign } from 'xstate';
import { verificationContract } from '../../../src/api/contract/verification.ts';
import { secondsLeft, smsCodeMachine } from '../../../src/machines/smsCode/smsCode.machine.ts';
import { answers, defect, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { smsLogin } = verificationContract;
const number = { countryDialingCode: '66', mobileNum: '812345678' };

export const smsCodeFlow: Flow<typeof smsCodeMachine> = {
  machine: ({ now }) => smsCodeMachine.provide({ actions: { readTime: assign({ now }) } }),
  inputs: [undefined],
  cases: {
    'smsCode.send': [number],
    'smsCode.resumed': [
      { countdown: { reason: 'sent', until: 2_000, sentTo: number, expiredMinutes: 5 } },
      { countdown: { reason: 'tooMany', until: 3_000, sentTo: null, expiredMinutes: 0 } },
    ],
  },
  outcomes: {
    sendCode: [
      answers(smsLogin, {}),
      answers(smsLogin, { expiredMinutes: 5 }),
      refuses(smsLogin, 'SMS_TOO_MANY', { waitSeconds: 2 }),
      refuses(smsLogin, 'SMS_TOO_MANY'),
      refuses(smsLogin, 'SMS_NOT_SENT'),
      ...wireFailures(smsLogin),
    ],
    recall: [defect],
  },
  project: ({ until, now }) => Math.max(0, until - now),
  invariants: {
    'no code is asked for while the last one counts down': ({ pending, snapshot }) => {
      if (snapshot.hasTag('counting')) expect(Object.keys(pending)).toEqual(['recall']);
    },
  },
  expectations: {
    ready: ({ snapshot }) => expect(secondsLeft(snapshot.context)).toBe(0),
    sending: ({ pending, snapshot }) => {
      expect(pending).toEqual({ recall: undefined, sendCode: number });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    throttled: ({ effects }) =>
      expect(effects.at(-1)).toEqual({
        told: {
          type: 'smsCode.refused',
          failure: { kind: 'refused', code: 'SMS_NOT_SENT', message: 'refused with SMS_NOT_SENT', details: null },
        },
      }),
    counting: ({ snapshot }) => {
      expect(snapshot.context.sentTo).toEqual(number);
      expect(secondsLeft(snapshot.context)).toBeGreaterThan(0);
      expect(snapshot.can({ type: 'smsCode.send', ...number })).toBe(false);
    },
    locked: ({ snapshot, effects }) => {
      expect(secondsLeft(snapshot.context)).toBeGreaterThan(0);
      expect(snapshot.can({ type: 'smsCode.send', ...number })).toBe(false);
      // A countdown that was left running has been told of before.
      expect(effects.filter((effect) => 'told' in effect)).toEqual(
        effects.some((effect) => 'did' in effect)
          ? [
              {
                told: {
                  type: 'smsCode.refused',
                  failure: {
                    kind: 'refused',
                    code: 'SMS_TOO_MANY',
                    message: 'refused with SMS_TOO_MANY',
                    details: { waitSeconds: 2 },
                  },
                },
              },
            ]
          : [],
      );
    },
  },
};
