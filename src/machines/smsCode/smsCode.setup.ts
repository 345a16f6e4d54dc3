import { assign, sendParent, setup } from 'xstate';
import { verificationContract } from '../../api/contract/verification.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredCall, unwiredListener } from '../support/unwired.ts';
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
export const smsCodeSetup = setup({
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
