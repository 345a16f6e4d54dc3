import { assign, fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { verificationContract } from '../../api/contract/verification.ts';
import { type SmsNumber, smsCodeMachine } from './smsCode.machine.ts';

export interface SmsCodeDeps {
  readonly api: ApiClient;
  readonly now: () => number;
}

/** The code for a login (API-06). */
export const wireSmsLoginCode = ({ api, now }: SmsCodeDeps) =>
  smsCodeMachine.provide({
    actors: {
      sendCode: fromPromise<{ readonly expiredMinutes?: number | undefined }, SmsNumber>(({ input, signal }) =>
        api(verificationContract.smsLogin, { request: input }, signal),
      ),
    },
    actions: { readTime: assign({ now: () => now() }) },
  });
