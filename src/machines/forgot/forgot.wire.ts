import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { recoveryContract } from '../../api/contract/recovery.ts';
import { registrationContract } from '../../api/contract/registration.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import type { CountdownStore } from '../smsCode/countdownStore.ts';
import { wireSmsForgotCode } from '../smsCode/smsCode.wire.ts';
import { forgotMachine } from './forgot.machine.ts';

export interface ForgotDeps {
  readonly api: ApiClient;
  readonly now: () => number;
  readonly session: SessionStore;
  readonly countdowns: CountdownStore;
  /** Ends the session of this token on the server; nobody waits for it. */
  readonly endSession: (token: string) => void;
}

/** The only place where the recovery of a password meets the network and the browser. */
export const wireForgot = ({ api, now, session, countdowns, endSession }: ForgotDeps) =>
  forgotMachine.provide({
    actors: {
      fetchRules: apiActor(api, registrationContract.settings),
      sendMail: apiActor(api, recoveryContract.byEmail),
      setPassword: apiActor(api, recoveryContract.byPhone),
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
