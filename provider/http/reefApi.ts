import { type Context, Hono } from 'hono';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import { isReefGame, type Reefs } from '../reefs/createReefs.ts';
import type { ReefView } from '../reefs/reefView.ts';
import type { Session } from '../store/sessions.ts';
import type { Push } from './push.ts';

/** The reef of a fish game: the stream pushes who is there and what they fired, on every change. */
export function createReefApi(reefs: Reefs, sessionOf: (c: Context) => Session, push: Push): Hono {
  const api = new Hono();
  api.get('/stream', (c) => {
    const session = sessionOf(c);
    if (!isReefGame(session.gameId)) throw new PlayRefusal('GAME_UNKNOWN');
    return push.table<ReefView>(c, session, (send) => reefs.follow(session, send));
  });
  return api;
}
