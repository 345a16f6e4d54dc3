import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { ProviderDeps } from '../deps.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { type CoupTableView, slipView } from '../tables/coupTableView.ts';
import type { CoupTables } from '../tables/createCoupTables.ts';
import { placeSlip } from '../tables/placeSlip.ts';
import { sharedTables } from '../tables/tableGames.ts';
import type { Push } from './push.ts';

const slip = z.object({
  requestId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  coup: z.string().check(z.maxLength(40)),
  stake: z.int().check(z.minimum(1)),
  choice: z.unknown(),
});

/** The calls of the page of a shared table. The stream pushes the table, as its player sees it, on every change. */
export function createTablesApi(
  deps: ProviderDeps,
  rounds: Rounds<Round>,
  tables: CoupTables,
  sessionOf: (c: Context) => Session,
  push: Push,
): Hono {
  const api = new Hono();
  const playing = (c: Context): Session => {
    const session = sessionOf(c);
    if (!sharedTables.has(session.gameId)) throw new PlayRefusal('GAME_UNKNOWN');
    return session;
  };
  api.post('/slips', async (c) => {
    const session = playing(c);
    const { choice, ...request } = slip.parse(await c.req.json());
    const placed = await placeSlip(deps, rounds, tables, session, { ...request, choice });
    return c.json({ slip: slipView(placed), table: tables.viewOf(session) });
  });
  api.get('/stream', (c) => {
    const session = playing(c);
    return push.table<CoupTableView>(c, session, (send) => tables.follow(session, send));
  });
  return api;
}
