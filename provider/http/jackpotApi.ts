import { type Context, Hono } from 'hono';
import type { ProviderDeps } from '../deps.ts';
import { createPots } from '../play/createPots.ts';
import { withJackpots } from '../play/gameOdds.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Session } from '../store/sessions.ts';

/** What the page of a game with jackpots asks beside its rounds. */
export function createJackpotApi(deps: ProviderDeps, sessionOf: (c: Context) => Session): Hono {
  const api = new Hono();
  const potsOf = createPots(deps);
  api.get('/', async (c) => {
    const session = sessionOf(c);
    if (!withJackpots(session.gameId)) throw new PlayRefusal('GAME_UNKNOWN');
    return c.json({ jackpots: await potsOf(session) });
  });
  return api;
}
