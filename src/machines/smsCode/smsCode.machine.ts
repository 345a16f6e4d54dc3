import { assign, sendParent, setup } from 'xstate';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredListener, unwiredPromise } from '../support/unwired.ts';
import type { Countdown, SmsNumber, smsCodeEvents } from './smsCode.events.ts';

/** What the code tells its parent: the server would not send one, in its own words or with minutes to wait. */
export interface SmsRefused {
  readonly type: 'smsCode.refused';
  readonly failure: ApiFailure;
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** SMS-13, CONST-15: how long too many requests must wait when the server does not say. */
const LOCK_MS = 5 * MINUTE_MS;

/**
 * Sending of a code by SMS and its countdown (SMS-01…10, 12, 13), for login, registration and recovery alike: which
 * call sends is plugged in. The countdown is a deadline read off the clock, so a phone that slept shows the truth.
 */
export const smsCodeMachine = setup({
  types: {
    context: {} as {
      readonly number: SmsNumber | null;
      /** When the countdown or the lock ends, ms; 0 while none runs. */
      readonly until: number;
      readonly now: number;
      /** The number that the last code went to. */
      readonly sentTo: SmsNumber | null;
      readonly expiredMinutes: number;
    },
    events: {} as EventsOf<typeof smsCodeEvents>,
    tags: {} as 'busy' | 'counting',
  },
  actors: {
    sendCode: unwiredPromise<{ readonly expiredMinutes?: number | undefined }, SmsNumber>('smsCode.sendCode'),
    /** Tells the countdown that an earlier form, or the page before a reload, left running, if any. */
    recall: unwiredListener('smsCode.recall'),
  },
  actions: {
    readTime: unwired('smsCode.readTime'),
    /** Lets the countdown outlive this form. */
    storeCountdown: (_, _params: { reason: Countdown['reason'] }) => unwired('smsCode.storeCountdown')(),
    keepNumber: assign((_, params: { number: SmsNumber }) => ({ number: params.number })),
    startCountdown: assign(({ context }, params: { expiredMinutes: number }) => ({
      until: context.now + params.expiredMinutes * MINUTE_MS,
      expiredMinutes: params.expiredMinutes,
      sentTo: context.number,
    })),
    startLock: assign(({ context }, params: { error: unknown }) => ({
      until: context.now + lockMs(failureOf(params.error)),
    })),
    resumeCountdown: assign((_, params: { countdown: Countdown }) => ({
      until: params.countdown.until,
      sentTo: params.countdown.sentTo,
      expiredMinutes: params.countdown.expiredMinutes,
    })),
    tellRefused: sendParent((_, params: { error: unknown }) => ({
      type: 'smsCode.refused',
      failure: failureOf(params.error),
    })),
  },
  guards: {
    isTooMany: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      if (failure.kind === 'phone') return failure.problem === 'tooMany';
      return failure.kind === 'refused' && (failure.code === 'SMS_TOO_MANY' || failure.code === 'TOO_MANY_REQUESTS');
    },
    isLock: (_, params: { countdown: Countdown }) => params.countdown.reason === 'tooMany',
    isOver: ({ context }) => context.now >= context.until,
  },
  delays: {
    throttle: SECOND_MS,
    untilNextSecond: ({ context }) => (context.until - context.now) % SECOND_MS || SECOND_MS,
  },
}).createMachine({
  id: 'smsCode',
  context: { number: null, until: 0, now: 0, sentTo: null, expiredMinutes: 0 },
  // Only the memory of an earlier form is lost where this fails.
  invoke: { id: 'recall', src: 'recall', onError: '.ready' },
  initial: 'ready',
  states: {
    ready: {
      description: 'A code may be asked for.',
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
      tags: 'counting',
      entry: 'readTime',
      always: { guard: 'isOver', target: 'ready' },
      after: { untilNextSecond: { target: 'counting', reenter: true } },
    },
    locked: {
      description: 'Too many codes were asked for; says how long to wait.',
      tags: 'counting',
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

function lockMs(failure: ApiFailure): number {
  const wait = failure.kind === 'refused' ? failure.details?.waitSeconds : undefined;
  return wait === undefined ? LOCK_MS : wait * SECOND_MS;
}

/** What the button shows while it rests (SMS-06). */
export const secondsLeft = ({ until, now }: { readonly until: number; readonly now: number }): number =>
  Math.max(0, Math.ceil((until - now) / SECOND_MS));
