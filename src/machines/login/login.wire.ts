import { fromPromise } from 'xstate';
import type { CallOf, ValueOf } from '../../api/contract/endpoint.ts';
import { extContract } from '../../api/contract/ext.ts';
import { sessionContract } from '../../api/contract/session.ts';
import type { ProveHuman } from '../../api/human/proveHuman.ts';
import { wireCaptcha } from '../captcha/captcha.wire.ts';
import { wireResource } from '../resource/resource.wire.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { type SmsCodeDeps, wireSmsLoginCode } from '../smsCode/smsCode.wire.ts';
import { loginMachine } from './login.machine.ts';
import type { RememberStore } from './rememberStore.ts';

export interface LoginDeps extends SmsCodeDeps {
  readonly session: SessionStore;
  readonly proveHuman: ProveHuman;
  readonly remember: RememberStore;
  /** Ends the session of this token on the server; nobody waits for it. */
  readonly endSession: (token: string) => void;
}

type Login = typeof sessionContract.login;

/** The only place where the login flow meets the network and the browser. */
export const wireLogin = ({ api, now, countdowns, session, proveHuman, remember, endSession }: LoginDeps) =>
  loginMachine.provide({
    actors: {
      recall: fromPromise(() => remember.recall()),
      proveHuman: fromPromise(({ signal }) => proveHuman(signal)),
      // Not given up with the form: the server may have said yes already, and only its answer can undo that.
      sendLogin: fromPromise<ValueOf<Login>, CallOf<Login>>(async ({ input, signal }) => {
        const granted = await api(sessionContract.login, input);
        if (signal.aborted) endSession(granted.token);
        return granted;
      }),
      captcha: wireCaptcha({ api }),
      smsCode: wireSmsLoginCode({ api, now, countdowns }),
      countries: wireResource(api, extContract.countries, 'countries', 'idle'),
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
