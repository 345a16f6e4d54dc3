import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { ProviderDeps } from '../deps.ts';
import { buyTicket, MOST_TIMES } from '../lottery/buyTicket.ts';
import { ISSUES_AHEAD } from '../lottery/issues.ts';
import { lotteryIdOf } from '../lottery/lotteryGames.ts';
import { lotteryView, resultView, ticketView } from '../lottery/lotteryView.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';

const MOST_RESULTS = 100;
const ticket = z.object({
  requestId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  issue: z.string().check(z.regex(/^\d{8}-\d{4}$/)),
  times: z.array(z.int().check(z.minimum(1), z.maximum(MOST_TIMES))).check(z.minLength(1), z.maxLength(ISSUES_AHEAD)),
  stopsOnWin: z.boolean(),
  stake: z.int().check(z.minimum(1)),
  slip: z.unknown(),
});

/** The calls of the page of a lottery. */
export function createLotteryApi(deps: ProviderDeps, rounds: Rounds<Round>, sessionOf: (c: Context) => Session): Hono {
  const api = new Hono();
  const playing = (c: Context): Session => {
    const session = sessionOf(c);
    if (lotteryIdOf(session.gameId) === null) throw new PlayRefusal('GAME_UNKNOWN');
    return session;
  };
  api.get('/', (c) => c.json(lotteryView(deps, playing(c))));
  api.post('/tickets', async (c) => {
    const session = playing(c);
    const { slip, ...request } = ticket.parse(await c.req.json());
    const bought = await buyTicket(deps, rounds, session, { ...request, slip });
    return c.json({ tickets: bought.map((one) => ticketView(deps, one)), state: lotteryView(deps, session) });
  });
  // Anybody may read what was drawn.
  api.get('/results/:gameId', (c) => {
    const gameId = c.req.param('gameId');
    if (lotteryIdOf(gameId) === null) throw new PlayRefusal('GAME_UNKNOWN');
    const count = Math.min(MOST_RESULTS, Math.max(1, Number(c.req.query('count')) || 20));
    return c.json({ results: deps.store.issues.latest(gameId, count).map(resultView) });
  });
  return api;
}
