import { fromPromise } from 'xstate';
import type { CallOf, ValueOf } from '../../api/contract/endpoint.ts';
import { sessionContract } from '../../api/contract/session.ts';
import type { ProveHuman } from '../../api/human/proveHuman.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { type SmsCodeDeps, wireSmsLoginCode } from '../smsCode/smsCode.wire.ts';
import { plug } from '../support/plug.ts';
import { loginMachine } from './login.machine.ts';
import type { RememberStore } from './rememberStore.ts';

export interface LoginDeps extends SmsCodeDeps {
  readonly session: SessionStore;
  readonly proveHuman: ProveHuman;
  readonly remember: RememberStore;
  /** Ends the session of this token on the server; fire and forget. */
  readonly endSession: (token: string) => void;
}

type Login = typeof sessionContract.login;

/** Connects the login machine to network and browser. */
export const wireLogin = ({ api, now, countdowns, session, proveHuman, remember, endSession }: LoginDeps) =>
  plug(loginMachine, { api }).provide({
    actors: {
      recall: fromPromise(() => remember.recall()),
      proveHuman: fromPromise(({ signal }) => proveHuman(signal)),
      // Not aborted when the form closes: the server may have accepted already, and only its answer lets us end that
      // session.
      sendLogin: fromPromise<ValueOf<Login>, CallOf<Login>>(async ({ input, signal }) => {
        const granted = await api(sessionContract.login, input);
        if (signal.aborted) endSession(granted.token);
        return granted;
      }),
      smsCode: wireSmsLoginCode({ api, now, countdowns }),
    },
    actions: {
      storeToken: (_, { token }) => session.keepToken(token),
      remember: (_, { remembered }) => tryToKeep(remember, remembered),
      forgetRemembered: () => tryToKeep(remember, null),
    },
  });

/** Browsers that refuse cookies or keys are fine. */
const tryToKeep = (store: RememberStore, remembered: Parameters<RememberStore['keep']>[0]): void =>
  void store.keep(remembered).catch(() => undefined);
