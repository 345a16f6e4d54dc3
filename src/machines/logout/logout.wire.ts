import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { sessionContract } from '../../api/contract/session.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { logoutMachine } from './logout.machine.ts';

export interface LogoutDeps {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly tellOtherTabs: () => void;
}

/** The only place where the logout meets the network and the browser. */
export const wireLogout = ({ api, session, tellOtherTabs }: LogoutDeps) =>
  logoutMachine.provide({
    actors: { sendLogout: apiActor(api, sessionContract.logout) },
    actions: { clearSession: () => session.clear(), tellOtherTabs: () => tellOtherTabs() },
  });
