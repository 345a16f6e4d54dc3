import { assign, sendParent, setup } from 'xstate';
import { verificationContract } from '../../../api/contract/account/verification.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired, unwiredCall, unwiredListener } from '../../support/unwired.ts';
import type { Countdown, SmsNumber, smsCodeEvents } from './smsCode.events.ts';

/** Sent to the parent: the server refused to send, with its message or minutes to wait. */
export interface SmsRefused {
  readonly type: 'smsCode.refused';
  readonly failure: ApiFailure;
}

const { smsLogin, smsRegister, smsForgot } = verificationContract;

const MINUTE_MS = 60_000;

const SECOND_MS = 1_000;

/** SMS-13, CONST-15: wait after too many requests if the server names none. */
const LOCK_MS = 5 * MINUTE_MS;

/** Setup of the SMS-code machine. */
const smsCodeSetup = setup({
  types: {
    context: {} as {
      readonly number: SmsNumber | null;
      /** End of countdown or lock, ms; 0 if none. */
      readonly until: number;
      readonly now: number;
      /** Number that got the last code. */
      readonly sentTo: SmsNumber | null;
      readonly expiredMinutes: number;
    },
    events: {} as EventsOf<typeof smsCodeEvents>,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: unwiredCall<{ readonly expiredMinutes?: number | undefined }, SmsNumber>(
      'smsCode.sendCode',
      smsLogin,
      smsRegister,
      smsForgot,
    ),
    /** Reports the running countdown of an earlier form or reload, if any. */
    recall: unwiredListener('smsCode.recall'),
  },
  actions: {
    readTime: unwired('smsCode.readTime'),
    /** Stores the countdown beyond this form. */
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
});

function lockMs(failure: ApiFailure): number {
  const wait = failure.kind === 'refused' ? failure.details?.waitSeconds : undefined;
  return wait === undefined ? LOCK_MS : wait * SECOND_MS;
}

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
