import { fromPromise } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import { sessionContract } from '../../api/contract/session.ts';
import type { ProveHuman } from '../../api/human/proveHuman.ts';
import { wireCaptcha } from '../captcha/captcha.wire.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { type SmsCodeDeps, wireSmsLoginCode } from '../smsCode/smsCode.wire.ts';
import { loginMachine } from './login.machine.ts';
import type { Remembered } from './login.rules.ts';
import type { RememberStore } from './rememberStore.ts';

export interface LoginDeps extends SmsCodeDeps {
  readonly session: SessionStore;
  readonly proveHuman: ProveHuman;
  readonly remember: RememberStore;
}

/** The only place where the login flow meets the network and the browser. */
export const wireLogin = ({ api, now, countdowns, session, proveHuman, remember }: LoginDeps) =>
  loginMachine.provide({
    actors: {
      recall: fromPromise(() => remember.recall()),
      proveHuman: fromPromise(({ signal }) => proveHuman(signal)),
      sendLogin: apiActor(api, sessionContract.login),
      remember: fromPromise<void, Remembered | null>(({ input }) => remember.keep(input)),
      captcha: wireCaptcha({ api }),
      smsCode: wireSmsLoginCode({ api, now, countdowns }),
    },
    actions: {
      storeToken: (_, { token }) => session.keepToken(token),
      forgetRemembered: () => void remember.keep(null),
    },
  });
