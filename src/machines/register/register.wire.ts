import { assign, fromPromise } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { type Registered, registrationContract } from '../../api/contract/registration.ts';
import type { ProveHuman } from '../../api/human/proveHuman.ts';
import type { PhoneAuth } from '../../api/phone/phoneAuth.ts';
import { wireCaptcha } from '../captcha/captcha.wire.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { type SmsCodeDeps, wireSmsRegisterCode } from '../smsCode/smsCode.wire.ts';
import { registerMachine } from './register.machine.ts';
import { businessDay, type PhoneProof } from './register.rules.ts';
import type { HostedCode } from './register.setup.ts';
import type { RegisterCall } from './registerCall.ts';

export interface RegisterDeps extends SmsCodeDeps {
  readonly session: SessionStore;
  readonly proveHuman: ProveHuman;
  readonly phone: PhoneAuth;
  /** Ends the session that this tab has on the server: a trial is over once the account is made (DEMO-06). */
  readonly sendFarewell: () => void;
}

/** The only place where registration meets the network and the browser. */
export const wireRegister = (deps: RegisterDeps) => {
  const { api, now, session, proveHuman, phone, sendFarewell } = deps;
  return registerMachine.provide({
    actors: {
      fetchSettings: apiActor(api, registrationContract.settings),
      checkInvitation: apiActor(api, registrationContract.affiliate),
      proveHuman: fromPromise(({ signal }) => proveHuman(signal)),
      confirmPhone: fromPromise<PhoneProof, HostedCode>(({ input, signal }) => phone.confirm(input.code, signal)),
      sendRegistration: fromPromise<Registered, RegisterCall>(({ input, signal }) => register(api, input, signal)),
      captcha: wireCaptcha({ api }),
      smsCode: wireSmsRegisterCode(deps),
    },
    actions: {
      readToday: assign({ today: () => businessDay(now()) }),
      storeToken: (_, { token }) => {
        if (session.readToken() !== null) {
          sendFarewell();
          session.clear();
        }
        session.keepToken(token);
      },
    },
  });
};

const register = (api: ApiClient, { method, call }: RegisterCall, signal: AbortSignal): Promise<Registered> =>
  method === 'username'
    ? api(registrationContract.byUsername, call, signal)
    : api(registrationContract.byMobile, call, signal);
