import { fromPromise } from 'xstate';
import type { ApiClient, Seal } from '../../../api/client.ts';
import { freePlayContract } from '../../../api/contract/account/freePlay.ts';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import { sealRandom } from '../../../api/sealRandom.ts';
import type { SessionStore } from '../../site/session/sessionStore.ts';
import { plug } from '../../support/plug.ts';
import { freePlayMachine } from './freePlay.machine.ts';

export interface FreePlayDeps {
  readonly api: ApiClient;
  readonly seal: Seal;
  readonly session: SessionStore;
  /** Name of the device's operating system (decision W6). */
  readonly os: string;
}

/** Connects the trial machine to network and browser (API-13). */
export const wireFreePlay = ({ api, seal, session, os }: FreePlayDeps) =>
  plug(freePlayMachine, { api }).provide({
    actors: {
      startTrial: fromPromise<ValueOf<typeof freePlayContract.login>, void>(async ({ self, signal }) => {
        const headers = { os, platform: 'W', 'x-random': await sealRandom(seal), 'gateway-version': '3' } as const;
        return api(freePlayContract.login, { request: {}, headers }, { self, signal });
      }),
    },
    actions: { storeToken: (_, { token }) => session.keepToken(token) },
  });
