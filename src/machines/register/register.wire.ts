import { assign, fromPromise } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { type Registered, registrationContract } from '../../api/contract/registration.ts';
import { businessDay } from '../../api/contract/rules/businessDay.ts';
import type { ProveHuman } from '../../api/human/proveHuman.ts';
import type { PhoneAuth } from '../../api/phone/phoneAuth.ts';
import { wireCaptcha } from '../captcha/captcha.wire.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { type SmsCodeDeps, wireSmsRegisterCode } from '../smsCode/smsCode.wire.ts';
import type { ReferralStore } from './referralStore.ts';
import { registerMachine } from './register.machine.ts';
import { invited, type PhoneProof } from './register.rules.ts';
import type { HostedCode } from './register.setup.ts';
import type { RegisterCall } from './registerCall.ts';

export interface RegisterDeps extends SmsCodeDeps {
  readonly session: SessionStore;
  readonly proveHuman: ProveHuman;
  readonly phone: PhoneAuth;
  readonly referrals: ReferralStore;
  /** Ends the session of this token on the server; nobody waits for it. */
  readonly endSession: (token: string) => void;
}

/** The only place where registration meets the network and the browser. */
export const wireRegister = (deps: RegisterDeps) => {
  const { api, now, session, proveHuman, phone, referrals, endSession } = deps;
  return registerMachine.provide({
    actors: {
      fetchSettings: apiActor(api, registrationContract.settings),
      checkInvitation: apiActor(api, registrationContract.affiliate),
      proveHuman: fromPromise(({ signal }) => proveHuman(signal)),
      confirmPhone: fromPromise<PhoneProof, HostedCode>(({ input, signal }) => phone.confirm(input.code, signal)),
      // Not given up with the form: the account may be made already, and only its answer can end its session.
      sendRegistration: fromPromise<Registered, RegisterCall>(async ({ input, signal }) => {
        const made = await register(api, input);
        if (signal.aborted) endSession(made.token);
        return made;
      }),
      captcha: wireCaptcha({ api }),
      smsCode: wireSmsRegisterCode(deps),
    },
    actions: {
      recallReferral: assign(({ context }) => invited(context, referrals.read())),
      readToday: assign({ today: () => businessDay(now()) }),
      storeToken: (_, { token }) => {
        // DEMO-06: nothing of a trial is left once the account is made.
        const trialToken = session.readToken();
        if (trialToken !== null) endSession(trialToken);
        session.clear();
        referrals.forget();
        session.keepToken(token);
      },
    },
  });
};

const register = (api: ApiClient, { method, call }: RegisterCall): Promise<Registered> =>
  method === 'username' ? api(registrationContract.byUsername, call) : api(registrationContract.byMobile, call);
