import { fromCallback } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import type { PagesDeps } from '../../site/pages/pages.wire.ts';
import { plug } from '../../support/plug.ts';
import { roomsMachine } from './rooms.machine.ts';
import { roomsOfAddress } from './rooms.rules.ts';

export const wireRooms = (deps: Pick<PagesDeps, 'watchLanguage' | 'watchLocation'> & { readonly api: ApiClient }) =>
  plug(roomsMachine, deps).provide({
    actors: {
      surroundings: fromCallback(({ sendBack }) => {
        let shown: string | null = null;
        const leaveLanguage = deps.watchLanguage((language) => sendBack({ type: 'rooms.language', language }));
        const leaveLocation = deps.watchLocation((path, query) => {
          const vassalage = roomsOfAddress(path, query);
          if (vassalage === shown) return;
          shown = vassalage;
          sendBack({ type: 'rooms.visit', vassalage });
        });
        return () => {
          leaveLocation();
          leaveLanguage();
        };
      }),
    },
  });
