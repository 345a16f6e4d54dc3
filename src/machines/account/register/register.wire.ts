import { assign, fromPromise } from 'xstate';
import type { ApiClient, Caller } from '../../../api/client.ts';
import { type Registered, registrationContract } from '../../../api/contract/account/registration.ts';
import { businessDay } from '../../../api/contract/rules/businessDay.ts';
import type { ProveHuman } from '../../../api/human/proveHuman.ts';
import type { PhoneAuth } from '../../../api/phone/phoneAuth.ts';
import type { SessionStore } from '../../site/session/sessionStore.ts';
import { plug } from '../../support/plug.ts';
import { type SmsCodeDeps, wireSmsRegisterCode } from '../smsCode/smsCode.wire.ts';
import type { ReferralStore } from './referralStore.ts';
import type { HostedCode } from './register.machine.ts';
import { registerMachine } from './register.machine.ts';
import { invited, type PhoneProof } from './register.rules.ts';
import type { RegisterCall } from './registerCall.ts';

export interface RegisterDeps extends SmsCodeDeps {
  readonly session: SessionStore;
  readonly proveHuman: ProveHuman;
  readonly phone: PhoneAuth;
  readonly referrals: ReferralStore;
  /** Ends the session of this token on the server; fire and forget. */
  readonly endSession: (token: string) => void;
}

/** Connects the registration machine to network and browser. */
export const wireRegister = (deps: RegisterDeps) => {
  const { api, now, session, proveHuman, phone, referrals, endSession } = deps;
  return plug(registerMachine, { api, today: () => businessDay(now()) }).provide({
    actors: {
      proveHuman: fromPromise(({ self, signal }) => proveHuman({ self, signal })),
      confirmPhone: fromPromise<PhoneProof, HostedCode>(({ input, signal }) => phone.confirm(input.code, signal)),
      // Not aborted when the form closes: the account may exist already, and only its answer lets us end its session.
      sendRegistration: fromPromise<Registered, RegisterCall>(async ({ input, self, signal }) => {
        const made = await register(api, input, { self });
        if (signal.aborted) endSession(made.token);
        return made;
      }),
      smsCode: wireSmsRegisterCode(deps),
    },
    actions: {
      recallReferral: assign(({ context }) => invited(context, referrals.read())),
      storeToken: (_, { token }) => {
        // DEMO-06: clears the trial once the account exists.
        const trialToken = session.readToken();
        if (trialToken !== null) endSession(trialToken);
        session.clear();
        referrals.forget();
        session.keepToken(token);
      },
    },
  });
};

const register = (api: ApiClient, { method, call }: RegisterCall, caller: Caller): Promise<Registered> =>
  method === 'username'
    ? api(registrationContract.byUsername, call, caller)
    : api(registrationContract.byMobile, call, caller);
