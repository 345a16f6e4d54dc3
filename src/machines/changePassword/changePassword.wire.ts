import { fromPromise } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { passwordContract } from '../../api/contract/password.ts';
import { registrationContract } from '../../api/contract/registration.ts';
import { sessionContract } from '../../api/contract/session.ts';
import type { ProveHuman } from '../../api/human/proveHuman.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { changePasswordMachine } from './changePassword.machine.ts';

export interface ChangePasswordDeps {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly proveHuman: ProveHuman;
}

/** The only place where the change of a password meets the network and the browser. */
export const wireChangePassword = ({ api, session, proveHuman }: ChangePasswordDeps) =>
  changePasswordMachine.provide({
    actors: {
      fetchRules: apiActor(api, registrationContract.settings),
      sendChange: apiActor(api, passwordContract.change),
      proveHuman: fromPromise(({ signal }) => proveHuman(signal)),
      sendLogin: apiActor(api, sessionContract.login),
    },
    actions: {
      storeToken: (_, { token }) => session.keepToken(token),
      dropSession: () => session.clear(),
    },
  });
