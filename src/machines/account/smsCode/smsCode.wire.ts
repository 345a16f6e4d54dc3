import { assign, fromCallback, fromPromise } from 'xstate';
import type { ApiClient, Caller } from '../../../api/client.ts';
import { verificationContract } from '../../../api/contract/account/verification.ts';
import type { PhoneAuth } from '../../../api/phone/phoneAuth.ts';
import type { CodePurpose, CountdownStore } from './countdownStore.ts';
import type { SmsNumber } from './smsCode.events.ts';
import { smsCodeMachine } from './smsCode.machine.ts';

export interface SmsCodeDeps {
  readonly api: ApiClient;
  readonly now: () => number;
  readonly countdowns: CountdownStore;
}

type Sent = { readonly expiredMinutes?: number | undefined };
type Send = (number: SmsNumber, caller: Caller & { readonly signal: AbortSignal }) => Promise<Sent>;

/** The longest wait is a day: a longer stored countdown was not written by this site. */
const LONGEST_MS = 24 * 60 * 60_000;

const wireSmsCode = ({ now, countdowns }: SmsCodeDeps, purpose: CodePurpose, send: Send) =>
  smsCodeMachine.provide({
    actors: {
      sendCode: fromPromise<Sent, SmsNumber>(({ input, self, signal }) => send(input, { self, signal })),
      recall: fromCallback(({ sendBack }) => {
        const left = countdowns.read(purpose);
        const runs = left !== null && left.until > now() && left.until < now() + LONGEST_MS;
        if (runs) sendBack({ type: 'smsCode.resumed', countdown: left });
      }),
    },
    actions: {
      readTime: assign({ now: () => now() }),
      storeCountdown: ({ context: { until, sentTo, expiredMinutes } }, { reason }) =>
        countdowns.keep(purpose, { until, sentTo, expiredMinutes, reason }),
    },
  });

/** The code for a login (API-06). */
export const wireSmsLoginCode = (deps: SmsCodeDeps) =>
  wireSmsCode(deps, 'login', ({ countryDialingCode, mobileNum }, caller) =>
    deps.api(verificationContract.smsLogin, { request: { countryDialingCode, mobileNum } }, caller),
  );

/** The code that sets a new password (FORGOT-02, decision W13). */
export const wireSmsForgotCode = (deps: SmsCodeDeps) =>
  wireSmsCode(deps, 'forgot', ({ countryDialingCode, mobileNum }, caller) =>
    deps.api(verificationContract.smsForgot, { request: { countryDialingCode, mobileNum } }, caller),
  );

/** The code for a registration (API-18), or that of a hosted service (SMS-04, decision A10). */
export const wireSmsRegisterCode = (deps: SmsCodeDeps & { readonly phone: PhoneAuth }) =>
  wireSmsCode(deps, 'register', async ({ hosted, countryDialingCode, mobileNum }, caller) => {
    if (hosted) {
      await deps.phone.send(hosted, `+${countryDialingCode}${mobileNum}`, caller.signal);
      return {};
    }
    return deps.api(verificationContract.smsRegister, { request: { countryDialingCode, mobileNo: mobileNum } }, caller);
  });
