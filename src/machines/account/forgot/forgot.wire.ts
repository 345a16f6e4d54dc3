import type { ApiClient } from '../../../api/client.ts';
import type { SessionStore } from '../../site/session/sessionStore.ts';
import { plug } from '../../support/plug.ts';
import type { CountdownStore } from '../smsCode/countdownStore.ts';
import { wireSmsForgotCode } from '../smsCode/smsCode.wire.ts';
import { forgotMachine } from './forgot.machine.ts';

export interface ForgotDeps {
  readonly api: ApiClient;
  readonly now: () => number;
  readonly session: SessionStore;
  readonly countdowns: CountdownStore;
  /** Ends the session of this token on the server; fire and forget. */
  readonly endSession: (token: string) => void;
}

/** Connects the recovery machine to network and browser. */
export const wireForgot = ({ api, now, session, countdowns, endSession }: ForgotDeps) =>
  plug(forgotMachine, { api }).provide({
    actors: {
      smsCode: wireSmsForgotCode({ api, now, countdowns }),
    },
    actions: {
      storeToken: (_, { token }) => {
        const before = session.readToken();
        if (before !== null) endSession(before);
        session.clear();
        session.keepToken(token);
      },
    },
  });
