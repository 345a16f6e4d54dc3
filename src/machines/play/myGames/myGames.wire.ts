import { fromCallback } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import type { PagesDeps } from '../../site/pages/pages.wire.ts';
import { plug } from '../../support/plug.ts';
import { myGamesMachine } from './myGames.machine.ts';

export const wireMyGames = (deps: Pick<PagesDeps, 'watchLanguage' | 'watchNetwork'> & { readonly api: ApiClient }) =>
  plug(myGamesMachine, deps).provide({
    actors: {
      surroundings: fromCallback(({ sendBack }) => {
        const leaveLanguage = deps.watchLanguage((language) => sendBack({ type: 'myGames.language', language }));
        const leaveNetwork = deps.watchNetwork(() => sendBack({ type: 'myGames.retry' }));
        return () => {
          leaveNetwork();
          leaveLanguage();
        };
      }),
    },
  });
