import type { SmsNumber } from './smsCode.events.ts';
import { smsCodeSetup } from './smsCode.setup.ts';

export type { SmsRefused } from './smsCode.setup.ts';

const SECOND_MS = 1_000;

/**
 * Sends an SMS code and runs the countdown (SMS-01…10, 12, 13), for login, registration and recovery; the sending call
 * is plugged in. The countdown is a deadline compared with the clock, so that it is right after a phone slept.
 */
export const smsCodeMachine = smsCodeSetup.createMachine({
  id: 'smsCode',
  context: { number: null, until: 0, now: 0, sentTo: null, expiredMinutes: 0 },
  initial: 'ready',
  states: {
    ready: {
      description: 'A code can be requested.',
      // Failure loses only the countdown of an earlier form.
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
      description: 'Sending the request.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => context.number ?? { countryDialingCode: '', mobileNum: '' },
        onDone: {
          target: 'counting',
          actions: [
            'readTime',
            // SMS-03: one minute unless the answer says otherwise.
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
      description: 'The request failed; the button is disabled for one second (SMS-09).',
      after: { throttle: 'ready' },
    },
    counting: {
      description: 'A code was sent; disabled until the countdown ends (SMS-05…07).',
      entry: 'readTime',
      always: { guard: 'isOver', target: 'ready' },
      after: { untilNextSecond: { target: 'counting', reenter: true } },
    },
    locked: {
      description: 'Too many requests; shows the wait.',
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

/** Text of the disabled button (SMS-06). */
export const secondsLeft = ({ until, now }: { readonly until: number; readonly now: number }): number =>
  Math.max(0, Math.ceil((until - now) / SECOND_MS));
