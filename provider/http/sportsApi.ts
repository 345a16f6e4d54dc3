import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { ProviderDeps } from '../deps.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import { bookOf } from '../sports/books.ts';
import { cashOut } from '../sports/cashOut.ts';
import type { Sports } from '../sports/createSports.ts';
import { MOST_LEGS, placeSlips } from '../sports/placeSlip.ts';
import { hotMatches, matchOf, slipsBefore, sportsText, sportsView, viewOf } from '../sports/sportsView.ts';
import type { Session } from '../store/sessions.ts';
import { packedStream } from './packedStream.ts';
import type { Push } from './push.ts';

const PUSH_EVERY_MS = 1_000;
const MOST_HOT = 20;
const requestId = z.string().check(z.regex(/^[\w-]{8,60}$/));
const bodies = {
  slip: z.object({
    requestId,
    kind: z.enum(['single', 'accumulator']),
    stake: z.int().check(z.minimum(1)),
    accept: z.union([z.enum(['none', 'better']), z.int().check(z.minimum(1), z.maximum(10))]),
    legs: z
      .array(z.object({ selection: z.string().check(z.maxLength(80)), odds: z.int().check(z.minimum(101)) }))
      .check(z.minLength(1), z.maxLength(MOST_LEGS)),
  }),
  cashOut: z.object({ requestId, offer: z.int().check(z.minimum(1)) }),
};

/** The calls of the page of a sportsbook. The stream pushes the book, as its player sees it, when something changes. */
export function createSportsApi(
  deps: ProviderDeps,
  sports: Sports,
  sessionOf: (c: Context) => Session,
  push: Push,
): Hono {
  const api = new Hono();
  const playing = (c: Context): Session => {
    const session = sessionOf(c);
    if (bookOf(session.gameId) === null) throw new PlayRefusal('GAME_UNKNOWN');
    return session;
  };
  const slipOf = (id: string) => viewOf(deps, sports, deps.store.sports.slips.get(id));

  // Anybody may read what is on.
  api.get('/hot', (c) => {
    const count = Math.min(MOST_HOT, Math.max(1, Number(c.req.query('count')) || 6));
    return c.json({ matches: hotMatches(sports, count) });
  });
  api.get('/', (c) => c.json(sportsView(deps, sports, playing(c))));
  api.get('/matches/:id', (c) => {
    playing(c);
    const match = matchOf(deps, sports, c.req.param('id'));
    if (match === null) throw new PlayRefusal('CHOICE_INVALID');
    return c.json(match);
  });
  api.get('/slips', (c) => {
    const before = Number(c.req.query('before')) || Number.MAX_SAFE_INTEGER;
    return c.json({ slips: slipsBefore(deps, sports, playing(c), before) });
  });
  api.post('/slips', async (c) => {
    const session = playing(c);
    const request = bodies.slip.parse(await c.req.json());
    sports.follow();
    const ids = placeSlips(deps, sports, session, request);
    await Promise.all(ids.map(sports.advance));
    return c.json({ slips: ids.flatMap(slipOf), state: sportsView(deps, sports, session) });
  });
  api.post('/slips/:id/cash-out', async (c) => {
    const session = playing(c);
    const id = c.req.param('id');
    const request = bodies.cashOut.parse(await c.req.json());
    sports.follow();
    cashOut(deps, sports.prices, session, { id, ...request });
    await sports.advance(id);
    return c.json({ slip: slipOf(id)[0], state: sportsView(deps, sports, session) });
  });
  api.get('/stream', (c) => {
    const session = playing(c);
    const response = push.texts(c, session, 'book', (send) => {
      let sent: readonly string[] = [];
      const tell = () => {
        const { parts, text } = sportsText(deps, sports, session);
        if (parts.every((part, at) => part === sent[at])) return;
        sent = parts;
        send(text);
      };
      tell();
      return deps.every(PUSH_EVERY_MS, tell);
    });
    return packedStream(response, c.req.header('accept-encoding'));
  });
  return api;
}
