import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { engineOf } from '../crash/crashGames.ts';
import type { Tables } from '../crash/createTables.ts';
import { placeBet } from '../crash/placeBet.ts';
import { betView, type TableView, tableView } from '../crash/tableView.ts';
import type { ProviderDeps } from '../deps.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Session } from '../store/sessions.ts';
import type { Push } from './push.ts';

const bet = z.object({
  requestId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  stake: z.int().check(z.minimum(1)),
  target: z.nullable(z.int()),
});

/** The calls of the page of a crash game. The stream pushes the table, as its player sees it, on every change. */
export function createCrashApi(
  deps: ProviderDeps,
  tables: Tables,
  sessionOf: (c: Context) => Session,
  push: Push,
): Hono {
  const api = new Hono();
  const playing = (c: Context): Session => {
    const session = sessionOf(c);
    if (engineOf(session.gameId) !== 'crash') throw new PlayRefusal('GAME_UNKNOWN');
    return session;
  };

  api.post('/bets', async (c) => {
    const session = playing(c);
    const placed = await placeBet(deps, tables, session, bet.parse(await c.req.json()));
    return c.json({ bet: betView(placed), table: tableView(deps, session) });
  });
  api.post('/bets/:id/cash-out', (c) => {
    const session = playing(c);
    const { bets } = deps.store.crash;
    const id = c.req.param('id');
    const before = bets.get(id);
    if (before?.player !== session.player || before.gameId !== session.gameId) throw new PlayRefusal('ROUND_UNKNOWN');
    if (before.multiplier === null) tables.of(session.gameId).cashOut(id);
    return c.json({ bet: betView(bets.get(id) ?? before), table: tableView(deps, session) });
  });
  api.get('/stream', (c) => {
    const session = playing(c);
    return push.table<TableView>(c, session, (send) => tables.follow(session, send));
  });
  return api;
}
