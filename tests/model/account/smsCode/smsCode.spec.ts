import { expect } from 'vitest';
import { assign } from 'xstate';
import { verificationContract } from '../../../../src/api/contract/account/verification.ts';
import { secondsLeft, smsCodeMachine } from '../../../../src/machines/account/smsCode/smsCode.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

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
  eachCounts: ['smsCode.resumed'],
  outcomes: {
    // One minute is the shortest countdown; longer ones have their own tests.
    sendCode: [
      answers(smsLogin, {}),
      refuses(smsLogin, 'SMS_TOO_MANY', { waitSeconds: 2 }),
      refuses(smsLogin, 'SMS_NOT_SENT'),
      ...wireFailures(smsLogin),
    ],
    recall: [defect],
  },
  // A stored countdown runs from the start of the test, so time matters until the last one ends.
  project: ({ until }, now) => [Math.max(0, until - now), Math.min(now, 3_000)],
  walks: [
    'start, smsCode.send, sendCode error 2, tick, smsCode.send, sendCode done',
    'start, smsCode.send, sendCode error 2, tick, smsCode.send, sendCode error 1',
  ],
  invariants: {
    '[SMS-05] no code is requested during a countdown': ({ pending, snapshot }) => {
      if (snapshot.matches('counting') || snapshot.matches('locked')) expect(pending).toEqual({});
    },
  },
  expectations: {
    ready: ({ fresh, pending, snapshot }) => {
      expect([fresh, Object.keys(pending).filter((id) => id !== 'recall')]).toEqual([[], []]);
      expect(secondsLeft(snapshot.context)).toBe(0);
      expect(snapshot.can({ type: 'smsCode.send', ...number })).toBe(true);
    },
    sending: ({ fresh, pending, snapshot }) => {
      expect([fresh, pending]).toEqual([[], { sendCode: number }]);
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    throttled: ({ fresh, pending }) => {
      expect(pending).toEqual({});
      expect(fresh).toEqual([{ told: { type: 'smsCode.refused', failure: expect.any(Object) } }]);
      expect(JSON.stringify(fresh)).not.toContain('SMS_TOO_MANY');
    },
    counting: ({ fresh, snapshot }) => {
      expect(snapshot.context.sentTo).toEqual(number);
      expect(secondsLeft(snapshot.context)).toBeGreaterThan(0);
      expect(snapshot.can({ type: 'smsCode.send', ...number })).toBe(false);
      expect([[], [{ did: 'storeCountdown', params: { reason: 'sent' } }]]).toContainEqual(fresh);
    },
    locked: ({ fresh, snapshot }) => {
      expect(secondsLeft(snapshot.context)).toBeGreaterThan(0);
      expect(snapshot.can({ type: 'smsCode.send', ...number })).toBe(false);
      // A stored countdown has been reported before.
      const begun = [
        { did: 'storeCountdown', params: { reason: 'tooMany' } },
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
      ];
      expect([[], begun]).toContainEqual(fresh);
    },
  },
};
