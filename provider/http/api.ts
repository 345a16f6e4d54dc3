import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { ROUND_CALLS_VERB, type RoundCalls } from '../../protocol/rounds.ts';
import { HEADERS, signedText } from '../../protocol/wallet.ts';
import type { ProviderConfig } from '../config.ts';
import { engineOf } from '../crash/crashGames.ts';
import { crashProof } from '../crash/crashProof.ts';
import type { Tables } from '../crash/createTables.ts';
import { tableView } from '../crash/tableView.ts';
import type { ProviderDeps } from '../deps.ts';
import { lotteryView } from '../lottery/lotteryView.ts';
import { move } from '../play/move.ts';
import { idOf, openSession } from '../play/openSession.ts';
import { PlayRefusal, type PlayRefusalCode } from '../play/PlayRefusal.ts';
import { rotateSeed } from '../play/rotateSeed.ts';
import { spin } from '../play/spin.ts';
import { roundProof, roundView, stateView } from '../play/views.ts';
import { createReefs } from '../reefs/createReefs.ts';
import type { Rooms } from '../rooms/createRooms.ts';
import { handProof } from '../rooms/handProof.ts';
import { roomGames } from '../rooms/roomGames.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import type { Sports } from '../sports/createSports.ts';
import { slipProof } from '../sports/slipProof.ts';
import { sportsView } from '../sports/sportsView.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { coupProof } from '../tables/coupProof.ts';
import type { CoupTables } from '../tables/createCoupTables.ts';
import { sharedTables } from '../tables/tableGames.ts';
import type { SigningKey } from '../wallet/signingKey.ts';
import { createCatalogApi } from './catalogApi.ts';
import { createCrashApi } from './crashApi.ts';
import { createJackpotApi } from './jackpotApi.ts';
import { createLimits } from './limits.ts';
import { createLotteryApi } from './lotteryApi.ts';
import { createPush } from './push.ts';
import { createReefApi } from './reefApi.ts';
import { createRoomsApi, roomId } from './roomsApi.ts';
import { createSportsApi } from './sportsApi.ts';
import { createTablesApi } from './tablesApi.ts';

const secret = z.string().check(z.regex(/^[\x21-\x7e]{16,128}$/));
const bodies = {
  open: z.object({ token: z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/)), bearer: secret, room: z.optional(roomId) }),
  move: z.object({
    requestId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    at: z.int().check(z.minimum(0), z.maximum(1_000)),
    move: z.unknown(),
  }),
  spin: z.object({
    choice: z.optional(z.unknown()),
    stake: z.int().check(z.minimum(1)),
    clientSeed: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    requestId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
};

const STATUS: Partial<Readonly<Record<PlayRefusalCode, 401 | 409 | 429 | 503>>> = {
  SESSION_UNKNOWN: 401,
  TOKEN_INVALID: 401,
  ROUND_OPEN: 409,
  BETS_CLOSED: 409,
  ROOM_FULL: 409,
  TOO_EARLY: 409,
  TOO_LATE: 409,
  REQUEST_DIFFERS: 409,
  ODDS_CHANGED: 409,
  MARKET_SUSPENDED: 409,
  OFFER_CHANGED: 409,
  LIABILITY_LIMIT: 409,
  TOO_MANY: 429,
  WALLET_AWAY: 503,
};

/** The calls of the provider's own page, JSON in both directions. Errors are `{ code }`. */
export function createApi(
  deps: ProviderDeps,
  config: Pick<ProviderConfig, 'limits' | 'trustProxy'>,
  rounds: Rounds<Round>,
  tables: Tables,
  coupTables: CoupTables,
  rooms: Rooms,
  sports: Sports,
  key: SigningKey,
): Hono {
  const api = new Hono();
  const limits = createLimits(config);
  const push = createPush(deps, limits);
  api.use(limits.requests);
  api.use('/open', limits.openings);
  api.use(bodyLimit({ maxSize: 4_096 }));
  api.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  api.onError((error, c) => {
    if (error instanceof PlayRefusal) return c.json({ code: error.code, ...error.details }, STATUS[error.code] ?? 422);
    if (error instanceof z.core.$ZodError || error instanceof SyntaxError) return c.json({ code: 'BAD_REQUEST' }, 400);
    deps.caught(`${c.req.method} ${c.req.routePath}`)(error);
    return c.json({ code: 'BROKEN' }, 500);
  });

  const caller = (c: Context): Session | null => deps.store.sessions.get(idOf(bearerOf(c)));
  const sessionOf = (c: Context): Session => {
    const session = caller(c);
    if (session === null) throw new PlayRefusal('SESSION_UNKNOWN');
    return session;
  };

  api.post('/open', async (c) => {
    const { token, bearer, room } = bodies.open.parse(await c.req.json());
    const session = await openSession(deps, token, bearer);
    const engine = engineOf(session.gameId);
    if (engine === 'lottery') return c.json(lotteryView(deps, session));
    if (engine === 'sports') return c.json(sportsView(deps, sports, session));
    if (sharedTables.has(session.gameId)) return c.json(coupTables.viewOf(session));
    if (roomGames.has(session.gameId)) return c.json(rooms.viewOf(session, rooms.placeFor(session, room)));
    return c.json(engine === 'crash' ? tableView(deps, session) : stateView(deps, session));
  });
  api.route('/catalog', createCatalogApi());
  api.route('/jackpots', createJackpotApi(deps, sessionOf));
  api.route('/crash', createCrashApi(deps, tables, sessionOf, push));
  api.route('/lottery', createLotteryApi(deps, rounds, sessionOf));
  api.route('/sports', createSportsApi(deps, sports, sessionOf, push));
  api.route('/table', createTablesApi(deps, rounds, coupTables, sessionOf, push));
  api.route('/rooms', createRoomsApi(deps, rounds, rooms, sessionOf, push));
  const reefs = createReefs(deps);
  api.route('/reef', createReefApi(reefs, sessionOf, push));
  api.post('/spin', async (c) => {
    const session = sessionOf(c);
    const isShared = sharedTables.has(session.gameId) || roomGames.has(session.gameId);
    if (isShared || !['slot', 'board'].includes(engineOf(session.gameId))) throw new PlayRefusal('GAME_UNKNOWN');
    const round = await spin(deps, rounds, session, bodies.spin.parse(await c.req.json()));
    reefs.settled(session, round);
    return c.json({ round: roundView(round), state: stateView(deps, session) });
  });
  api.post('/move', async (c) => {
    const session = sessionOf(c);
    const round = await move(deps, rounds, session, bodies.move.parse(await c.req.json()));
    return c.json({ round: roundView(round), state: stateView(deps, session) });
  });
  api.get('/state', (c) => c.json(stateView(deps, sessionOf(c))));
  api.post('/seed', (c) => {
    const session = sessionOf(c);
    const { serverSeed } = rotateSeed(deps, session);
    return c.json({ serverSeed, state: stateView(deps, session) });
  });
  api.get('/rounds/:ref', (c) => {
    const ref = c.req.param('ref');
    const shared = () => crashProof(deps, ref) ?? coupProof(deps, ref) ?? handProof(deps, ref);
    const proof = slipProof(deps, ref) ?? roundProof(deps, ref) ?? shared();
    if (proof === null) return c.json({ code: 'ROUND_UNKNOWN' }, 404);
    // Until it is over, a round is its player's; what is dealt for everybody is everybody's.
    const owner = ownerOf(deps, ref)?.player;
    if (owner !== undefined && !proof.isOver && owner !== caller(c)?.player) throw new PlayRefusal('ROUND_OPEN');
    return c.json(proof);
  });
  // What the site asks about a round that stays open (`protocol/rounds.ts`).
  api.get('/rounds/:ref/calls', (c) => {
    const roundId = c.req.param('ref');
    const { calls, crash } = deps.store;
    const round = ownerOf(deps, roundId);
    const session = round && deps.store.sessions.get(round.sessionId);
    if (session && bearerOf(c) !== session.walletSession) throw new PlayRefusal('SESSION_UNKNOWN');
    const told: RoundCalls = {
      roundId,
      known: round !== null,
      calls: [...calls.ofRound(roundId), ...crash.calls.ofRound(roundId)].map(({ verb, body }) => ({ verb, body })),
    };
    const body = JSON.stringify(told);
    const timestamp = String(deps.now());
    return c.body(body, 200, {
      'content-type': 'application/json',
      [HEADERS.keyId]: key.keyId,
      [HEADERS.timestamp]: timestamp,
      [HEADERS.signature]: key.sign(signedText(timestamp, ROUND_CALLS_VERB, body)),
    });
  });
  return api;
}

const bearerOf = (c: Context): string => /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** The round of a player, or their bet in a shared one; null for what has no player. */
const ownerOf = ({ store }: ProviderDeps, ref: string) => store.rounds.get(ref) ?? store.crash.bets.get(ref);
