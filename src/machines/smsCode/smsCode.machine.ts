import type { SmsNumber } from './smsCode.events.ts';
import { smsCodeSetup } from './smsCode.setup.ts';

export type { SmsRefused } from './smsCode.setup.ts';

const SECOND_MS = 1_000;

/**
 * Sending of a code by SMS and its countdown (SMS-01…10, 12, 13), for login, registration and recovery alike: which
 * call sends is plugged in. The countdown is a deadline read off the clock, so a phone that slept shows the truth.
 */
export const smsCodeMachine = smsCodeSetup.createMachine({
  id: 'smsCode',
  context: { number: null, until: 0, now: 0, sentTo: null, expiredMinutes: 0 },
  initial: 'ready',
  states: {
    ready: {
      description: 'A code may be asked for.',
      // Only the memory of an earlier form is lost where this fails.
      invoke: { id: 'recall', src: 'recall', onError: 'ready' },
      on: {
        'smsCode.send': {
          target: 'sending',
          actions: { type: 'keepNumber', params: ({ event }) => ({ number: numberOf(event) }) },
        },
        'smsCode.resumed': [
          {
            guard: { type: 'isLock', params: ({ event }) => event },
            target: 'locked',
            actions: { type: 'resumeCountdown', params: ({ event }) => event },
          },
          { target: 'counting', actions: { type: 'resumeCountdown', params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      description: 'Waits until the server has taken the request.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => context.number ?? { countryDialingCode: '', mobileNum: '' },
        onDone: {
          target: 'counting',
          actions: [
            'readTime',
            // SMS-03: one minute where the answer does not say.
            { type: 'startCountdown', params: ({ event }) => ({ expiredMinutes: event.output.expiredMinutes ?? 1 }) },
            { type: 'storeCountdown', params: { reason: 'sent' } },
          ],
        },
        onError: [
          {
            guard: { type: 'isTooMany', params: ({ event }) => ({ error: event.error }) },
            target: 'locked',
            actions: [
              'readTime',
              { type: 'startLock', params: ({ event }) => ({ error: event.error }) },
              { type: 'storeCountdown', params: { reason: 'tooMany' } },
              { type: 'tellRefused', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'throttled',
            actions: { type: 'tellRefused', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    throttled: {
      description: 'A request has just failed; the button rests for a second (SMS-09).',
      after: { throttle: 'ready' },
    },
    counting: {
      description: 'A code is on its way; no other may be asked for until the countdown ends (SMS-05…07).',
      entry: 'readTime',
      always: { guard: 'isOver', target: 'ready' },
      after: { untilNextSecond: { target: 'counting', reenter: true } },
    },
    locked: {
      description: 'Too many codes were asked for; says how long to wait.',
      entry: 'readTime',
      always: { guard: 'isOver', target: 'ready' },
      after: { untilNextSecond: { target: 'locked', reenter: true } },
    },
  },
});

const numberOf = ({ countryDialingCode, mobileNum, hosted }: SmsNumber): SmsNumber => ({
  countryDialingCode,
  mobileNum,
  ...(hosted === undefined ? {} : { hosted }),
});

/** What the button shows while it rests (SMS-06). */
export const secondsLeft = ({ until, now }: { readonly until: number; readonly now: number }): number =>
  Math.max(0, Math.ceil((until - now) / SECOND_MS));
