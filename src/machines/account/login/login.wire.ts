import { fromPromise } from 'xstate';
import { signInStepContract } from '../../../api/contract/account/signInStep.ts';
import type { CallOf, ValueOf } from '../../../api/contract/endpoint.ts';
import { sessionContract } from '../../../api/contract/site/session.ts';
import type { ProveHuman } from '../../../api/human/proveHuman.ts';
import type { Passkeys } from '../../../api/passkeys.ts';
import type { SessionStore } from '../../site/session/sessionStore.ts';
import { plug } from '../../support/plug.ts';
import { wireSecondStep } from '../secondStep/secondStep.wire.ts';
import { type SmsCodeDeps, wireSmsLoginCode } from '../smsCode/smsCode.wire.ts';
import { loginMachine } from './login.machine.ts';
import type { PasskeyOutcome } from './login.rules.ts';
import type { RememberStore } from './rememberStore.ts';

export interface LoginDeps extends SmsCodeDeps {
  readonly session: SessionStore;
  readonly proveHuman: ProveHuman;
  readonly remember: RememberStore;
  readonly passkeys: Passkeys;
  /** Ends the session of this token on the server; fire and forget. */
  readonly endSession: (token: string) => void;
}

type Login = typeof sessionContract.login;

/** Connects the login machine to network and browser. */
export const wireLogin = ({ api, now, countdowns, session, proveHuman, remember, passkeys, endSession }: LoginDeps) =>
  plug(loginMachine, { api }).provide({
    actors: {
      recall: fromPromise(() => remember.recall()),
      proveHuman: fromPromise(({ self, signal }) => proveHuman({ self, signal })),
      // Not aborted when the form closes: the server may have accepted already, and only its answer lets us end that
      // session.
      sendLogin: fromPromise<ValueOf<Login>, CallOf<Login>>(async ({ input, self, signal }) => {
        const granted = await api(sessionContract.login, input, { self });
        if (signal.aborted) endSession(granted.token);
        return granted;
      }),
      secondStep: wireSecondStep({ api, endSession }),
      usePasskey: fromPromise<PasskeyOutcome, { readonly area: 'site' | 'agent' }>(async ({ input, self, signal }) => {
        const challenge = await api(signInStepContract.passkeyChallenge, { request: {} }, { self, signal });
        const proof = await passkeys.use(challenge);
        if (typeof proof === 'string') return { granted: null, trouble: proof };
        const call = { headers: { 'login-area': input.area }, request: { passkey: proof } };
        const granted = await api(signInStepContract.passkey, call, { self });
        if (signal.aborted) endSession(granted.token);
        return { granted, trouble: null };
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
