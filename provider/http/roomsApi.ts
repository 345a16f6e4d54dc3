import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { RoomList } from '../../protocol/rooms.ts';
import type { ProviderDeps } from '../deps.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Rooms } from '../rooms/createRooms.ts';
import { moveInRoom, placeBet } from '../rooms/placeBet.ts';
import { roomGames } from '../rooms/roomGames.ts';
import { betView, type RoomView } from '../rooms/roomView.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import type { Push } from './push.ts';

export const roomId = z.string().check(z.maxLength(32));
const handId = z.string().check(z.maxLength(40));
const bodies = {
  bet: z.object({
    requestId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    room: roomId,
    hand: handId,
    stake: z.int().check(z.minimum(1)),
    choice: z.unknown(),
    clientSeed: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  }),
  move: z.object({ room: roomId, hand: handId, move: z.unknown() }),
};

/** The calls of a page in a room. The stream pushes the room, as its player sees it, on every change. */
export function createRoomsApi(
  deps: ProviderDeps,
  rounds: Rounds<Round>,
  rooms: Rooms,
  sessionOf: (c: Context) => Session,
  push: Push,
): Hono {
  const api = new Hono();
  const playing = (c: Context): Session => {
    const session = sessionOf(c);
    if (!roomGames.has(session.gameId)) throw new PlayRefusal('GAME_UNKNOWN');
    return session;
  };
  api.post('/bets', async (c) => {
    const session = playing(c);
    const { choice, room: id, ...request } = bodies.bet.parse(await c.req.json());
    const room = rooms.of(session, id);
    const placed = await placeBet(deps, rounds, session, room, { ...request, choice });
    return c.json({ bet: betView(placed), room: rooms.viewOf(session, room) });
  });
  api.post('/moves', async (c) => {
    const session = playing(c);
    const { room: id, hand, move } = bodies.move.parse(await c.req.json());
    const room = rooms.of(session, id);
    moveInRoom(deps, rooms, session, room, { hand, move });
    return c.json({ room: rooms.viewOf(session, room) });
  });
  api.get('/stream', (c) => {
    const session = playing(c);
    const room = rooms.of(session, c.req.query('room') ?? '');
    return push.table<RoomView>(c, session, (send) => rooms.follow(session, room, send));
  });
  // What anybody may ask (`protocol/rooms.ts`).
  api.get('/list/:gameId', (c) => {
    const gameId = c.req.param('gameId');
    if (!roomGames.has(gameId)) throw new PlayRefusal('GAME_UNKNOWN');
    return c.json({ rooms: rooms.list(gameId) } satisfies RoomList);
  });
  return api;
}
