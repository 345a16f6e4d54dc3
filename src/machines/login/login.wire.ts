import { fromPromise } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { sessionContract } from '../../api/contract/session.ts';
import type { ProveHuman } from '../../api/human/proveHuman.ts';
import { wireCaptcha } from '../captcha/captcha.wire.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { wireSmsLoginCode } from '../smsCode/smsCode.wire.ts';
import { loginMachine } from './login.machine.ts';
import type { RememberStore } from './rememberStore.ts';

export interface LoginDeps {
  readonly api: ApiClient;
  readonly now: () => number;
  readonly session: SessionStore;
  readonly proveHuman: ProveHuman;
  readonly remember: RememberStore;
}

/** The only place where the login flow meets the network and the browser. */
export const wireLogin = ({ api, now, session, proveHuman, remember }: LoginDeps) =>
  loginMachine.provide({
    actors: {
      recall: fromPromise(() => remember.recall()),
      proveHuman: fromPromise(({ signal }) => proveHuman(signal)),
      sendLogin: apiActor(api, sessionContract.login),
      captcha: wireCaptcha({ api }),
      smsCode: wireSmsLoginCode({ api, now }),
    },
    actions: {
      storeToken: (_, { token }) => session.keepToken(token),
      remember: (_, { remembered }) => tryToKeep(remember, remembered),
      forgetRemembered: () => tryToKeep(remember, null),
    },
  });

/** A browser that refuses cookies or keys hinders nobody. */
const tryToKeep = (store: RememberStore, remembered: Parameters<RememberStore['keep']>[0]): void =>
  void store.keep(remembered).catch(() => undefined);
