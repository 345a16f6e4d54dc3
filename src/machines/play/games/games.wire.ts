import { fromCallback } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { publicPageOf } from '../../site/pages/pages.rules.ts';
import { type PagesDeps, wirePages } from '../../site/pages/pages.wire.ts';
import { plug } from '../../support/plug.ts';
import { gamesMachine } from './games.machine.ts';

export interface GamesDeps extends PagesDeps {
  readonly api: ApiClient;
}

export const wireGames = (deps: GamesDeps) =>
  plug(gamesMachine, deps).provide({
    actors: {
      pages: wirePages({ ...deps, pageOf: publicPageOf, hasFeatures: false }),
      surroundings: fromCallback(({ sendBack }) => {
        const leaveLanguage = deps.watchLanguage((language) => sendBack({ type: 'games.language', language }));
        const leaveNetwork = deps.watchNetwork(() => sendBack({ type: 'games.retry' }));
        return () => {
          leaveNetwork();
          leaveLanguage();
        };
      }),
    },
  });
