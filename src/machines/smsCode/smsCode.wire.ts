import { assign, fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { verificationContract } from '../../api/contract/verification.ts';
import { type SmsNumber, smsCodeMachine } from './smsCode.machine.ts';

export interface SmsCodeDeps {
  readonly api: ApiClient;
  readonly now: () => number;
}

/** The code for a login (API-06). */
export const wireSmsLoginCode = (deps: SmsCodeDeps) => wireSmsCode(deps, verificationContract.smsLogin);

/** The code that sets a new password (FORGOT-02, decision W13). */
export const wireSmsForgotCode = (deps: SmsCodeDeps) => wireSmsCode(deps, verificationContract.smsForgot);

type SmsCall = typeof verificationContract.smsLogin | typeof verificationContract.smsForgot;

const wireSmsCode = ({ api, now }: SmsCodeDeps, call: SmsCall) =>
  smsCodeMachine.provide({
    actors: {
      sendCode: fromPromise<{ readonly expiredMinutes?: number | undefined }, SmsNumber>(({ input, signal }) =>
        api(call, { request: input }, signal),
      ),
    },
    actions: { readTime: assign({ now: () => now() }) },
  });
