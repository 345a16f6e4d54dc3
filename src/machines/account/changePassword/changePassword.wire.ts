import { fromPromise } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import type { ProveHuman } from '../../../api/human/proveHuman.ts';
import type { SessionStore } from '../../site/session/sessionStore.ts';
import { plug } from '../../support/plug.ts';
import { changePasswordMachine } from './changePassword.machine.ts';

export interface ChangePasswordDeps {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly proveHuman: ProveHuman;
}

/** Connects the change-password machine to network and browser. */
export const wireChangePassword = ({ api, session, proveHuman }: ChangePasswordDeps) =>
  plug(changePasswordMachine, { api }).provide({
    actors: {
      proveHuman: fromPromise(({ self, signal }) => proveHuman({ self, signal })),
    },
    actions: {
      storeToken: (_, { token }) => session.keepToken(token),
      dropSession: () => session.clear(),
    },
  });
