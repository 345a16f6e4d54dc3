import { type Context, Hono } from 'hono';
import type { ProviderDeps } from '../deps.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import { isReefGame, type Reefs } from '../reefs/createReefs.ts';
import type { ReefView } from '../reefs/reefView.ts';
import type { Session } from '../store/sessions.ts';
import { pushTable } from './pushTable.ts';

/** The reef of a fish game: the stream pushes who is there and what they fired, on every change. */
export function createReefApi({ now }: ProviderDeps, reefs: Reefs, sessionOf: (c: Context) => Session): Hono {
  const api = new Hono();
  api.get('/stream', (c) => {
    const session = sessionOf(c);
    if (!isReefGame(session.gameId)) throw new PlayRefusal('GAME_UNKNOWN');
    return pushTable<ReefView>(c, now, (send) => reefs.follow(session, send));
  });
  return api;
}
