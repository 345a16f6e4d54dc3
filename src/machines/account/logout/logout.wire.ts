import type { ApiClient } from '../../../api/client.ts';
import type { SessionStore } from '../../site/session/sessionStore.ts';
import { plug } from '../../support/plug.ts';
import { logoutMachine } from './logout.machine.ts';

export interface LogoutDeps {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly tellOtherTabs: () => void;
}

/** Connects the logout machine to network and browser. */
export const wireLogout = ({ api, session, tellOtherTabs }: LogoutDeps) =>
  plug(logoutMachine, { api }).provide({
    actions: { clearSession: () => session.clear(), tellOtherTabs: () => tellOtherTabs() },
  });
