import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { sessionContract } from '../../api/contract/session.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { logoutMachine } from './logout.machine.ts';

export interface LogoutDeps {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly navigate: (path: string) => void;
  readonly tellOtherTabs: () => void;
}

/** The only place where the logout meets the network, the browser and the router. */
export const wireLogout = ({ api, session, navigate, tellOtherTabs }: LogoutDeps) =>
  logoutMachine.provide({
    actors: { sendLogout: apiActor(api, sessionContract.logout) },
    actions: { clearSession: () => session.clear(), tellOtherTabs: () => tellOtherTabs(), goHome: () => navigate('/') },
  });
