import type { ApiClient } from '../../../api/client.ts';
import { wireMyGames } from '../../play/myGames/myGames.wire.ts';
import { wireRooms } from '../../play/rooms/rooms.wire.ts';
import { plug } from '../../support/plug.ts';
import { type LiveDeps, wireLive } from '../live/live.wire.ts';
import { pageOf } from '../pages/pages.rules.ts';
import { type PagesDeps, wirePages } from '../pages/pages.wire.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionStore } from './sessionStore.ts';

export interface SessionDeps extends PagesDeps, LiveDeps {
  readonly api: ApiClient;
  readonly session: SessionStore;
}

export const wireSession = (deps: SessionDeps) => {
  const { api, session } = deps;
  return plug(sessionMachine, { api }).provide({
    actors: {
      live: wireLive(deps),
      myGames: wireMyGames(deps),
      rooms: wireRooms(deps),
      pages: wirePages({ ...deps, pageOf, hasFeatures: true }),
    },
    actions: {
      clearSession: () => session.clear(),
      storeAgentType: (_, { member }) => session.keepAgentType(member.isAgent),
    },
  });
};
