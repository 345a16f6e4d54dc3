import { fromPromise } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { plug } from '../../support/plug.ts';
import { resetPasswordMachine } from './resetPassword.machine.ts';

export interface ResetPasswordDeps {
  readonly api: ApiClient;
  /** Takes the fragment out of the address. */
  readonly takeHash: () => string;
}

/** Connects the reset machine to network and browser. */
export const wireResetPassword = ({ api, takeHash }: ResetPasswordDeps) =>
  plug(resetPasswordMachine, { api }).provide({
    actors: {
      takeLink: fromPromise(async () => takeHash()),
    },
  });
