import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { gameContract } from '../../../src/api/contract/play/game.ts';
import { gameRound, gameSession, session as login } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { gateOfPlay, type NoPlay } from '../../member/protection/gates.ts';
import { Refusal } from '../../refusal.ts';
import { TRIAL } from '../../site/session/admit.ts';
import { hashToken, newToken } from '../../site/session/tokens.ts';
import { STATEHOUSE_GAMES } from '../provider/profiles.ts';
import { catalogOf } from './catalog.ts';
import { gameOf, type PlayableGame } from './gameOf.ts';
import { readRooms } from './rooms.ts';

/** Decision G1: life of a launch token. */
export const LAUNCH_TOKEN_MS = 60_000;

type LaunchHandlers = Pick<Handlers<typeof gameContract>, 'launch' | 'played'>;

export const launchHandlers = (deps: ServerDeps): LaunchHandlers => ({
  /** API-43, 48, GAME-18…26, ROLE-12; a trial account plays for demo money (ROLE-17). */
  launch: async ({ session, request }) => {
    const { db, config, now, health } = deps;
    const { vassalage, roomId, nodeId, theme, language } = request;
    const gameId = await gameAsked(deps, request);
    const game = await gameOf(db, config.merchant, gameId);
    if (game === null || (vassalage !== '' && game.vendor !== vassalage)) throw new Refusal('GAME_UNKNOWN');
    if (request.launchMode === 'LOTT' && !isLottery(game, request)) throw new Refusal('GAME_UNKNOWN');
    if (!game.enabled) throw new Refusal('GAME_OFF');
    const closed = await gateOfPlay(db, { memberId: session.memberId, stake: 0, at: now() });
    if (closed !== null) throw refusalOf(closed);
    if (config.providerUrl === null || health.gamesAwaySince() !== null) throw new Refusal('GAME_PROVIDER_DOWN');
    const [token, sessionId, at] = [newToken(), randomUUID(), now()];
    const demo = session.isAgent === TRIAL;
    await db.insert(gameSession).values({
      id: sessionId,
      merchantCode: config.merchant,
      memberId: session.memberId,
      gameId,
      vendor: game.vendor,
      provider: STATEHOUSE_GAMES.code,
      tokenHash: hashToken(token),
      tokenExpiresAt: at + LAUNCH_TOKEN_MS,
      loginHash: session.tokenHash,
      demo,
      language,
      openedAt: at,
      lastAt: at,
    });
    const query = new URLSearchParams({ token, lang: language.toLowerCase(), theme });
    if (roomId !== undefined) query.set('room', roomId);
    if (nodeId !== '') query.set('node', nodeId);
    if (request.launchMode === 'LOTT') for (const [name, value] of lottoQuery(request)) query.set(name, value);
    return {
      game_url: `${config.providerUrl}/play/${encodeURIComponent(gameId)}?${query}`,
      game_url2: null,
      game: {
        id: game.id,
        name: game.name[language],
        category: game.category,
        vassalage: game.vendor,
        vendorName: game.vendorName[language],
        isHot: game.isHot ? 1 : 0,
        isNew: game.isNew,
      },
      sessionId,
      demo,
    };
  },

  /** Rounds of this login, open ones included. */
  played: async ({ session: { tokenHash } }) => {
    const { db, now } = deps;
    const [opened] = await db.select({ at: login.createdAt }).from(login).where(eq(login.tokenHash, tokenHash));
    const [sums] = await db
      .select({
        stake: sql<string>`coalesce(sum(${gameRound.stake}), 0)`,
        payout: sql<string>`coalesce(sum(${gameRound.payout}), 0)`,
        rounds: sql<string>`count(*)`,
      })
      .from(gameRound)
      .innerJoin(gameSession, eq(gameSession.id, gameRound.sessionId))
      .where(and(eq(gameSession.loginHash, tokenHash), ne(gameRound.state, 'cancelled')));
    return {
      since: opened?.at ?? now(),
      stake: Number(sums?.stake ?? 0),
      payout: Number(sums?.payout ?? 0),
      rounds: Number(sums?.rounds ?? 0),
    };
  },
});

type LaunchRequest = z.output<typeof gameContract.launch.request>;

/**
 * GAME-19: the game, or that of the lottery or the room.
 * @throws {Refusal} GAME_UNKNOWN, GAME_PROVIDER_DOWN.
 */
async function gameAsked(
  deps: ServerDeps,
  { gameId, lottoGameCode, roomId, language }: LaunchRequest,
): Promise<string> {
  if (gameId !== undefined) return gameId;
  if (lottoGameCode !== undefined) return lottoGameCode;
  const { games } = await catalogOf(deps);
  const rooms = roomId === undefined ? [] : await readRooms(deps, games, language);
  const room = rooms.find((one) => one.roomId === roomId);
  if (room === undefined) throw new Refusal('GAME_UNKNOWN');
  return room.gameId;
}

/** API-48: the code must be that of a lottery, and of the game that is launched. */
const isLottery = ({ engine, id }: PlayableGame, { lottoGameCode }: LaunchRequest): boolean =>
  engine === 'lottery' && lottoGameCode === id;

/** LOTTERY-09…13: what the provider is told besides. */
const lottoQuery = ({ lottoView, lottoArea, device, backUrl }: LaunchRequest): readonly (readonly [string, string])[] =>
  Object.entries({ view: lottoView, area: lottoArea, device, back: backUrl }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );

function refusalOf(closed: NoPlay): Refusal {
  if (closed.why === 'blocked') return new Refusal('PLAY_BLOCKED');
  if (closed.why === 'limit') return new Refusal('OWN_LIMIT_REACHED', { max: closed.left });
  return new Refusal('PLAY_PAUSED', closed.until === null ? null : { until: closed.until });
}
