import { fromPromise } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { recoveryContract } from '../../api/contract/recovery.ts';
import { registrationContract } from '../../api/contract/registration.ts';
import { resetPasswordMachine } from './resetPassword.machine.ts';

export interface ResetPasswordDeps {
  readonly api: ApiClient;
  /** What stands behind the # of the address, and leaves it at once. */
  readonly takeHash: () => string;
}

/** The only place where the reset by a link meets the network and the address. */
export const wireResetPassword = ({ api, takeHash }: ResetPasswordDeps) =>
  resetPasswordMachine.provide({
    actors: {
      takeLink: fromPromise(async () => takeHash()),
      checkLink: apiActor(api, recoveryContract.link),
      fetchRules: apiActor(api, registrationContract.settings),
      setPassword: apiActor(api, recoveryContract.byLink),
    },
  });
