import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { gameContract } from '../../src/api/contract/game.ts';
import { gameRound, gameSession, session as login } from '../database/schema.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { STATEHOUSE_GAMES } from '../provider/profiles.ts';
import { Refusal } from '../refusal.ts';
import { TRIAL } from '../session/admit.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { gameOf } from './gameOf.ts';
import { mayPlay } from './mayPlay.ts';

/** Decision G1: life of a launch token. */
export const LAUNCH_TOKEN_MS = 60_000;

type LaunchHandlers = Pick<Handlers<typeof gameContract>, 'launch' | 'played'>;

export const launchHandlers = ({ db, config, now }: ServerDeps): LaunchHandlers => ({
  /** API-43, GAME-18…26, ROLE-12; a trial account plays for demo money (ROLE-17). */
  launch: async ({ session, request: { gameId, vassalage, roomId, nodeId, theme, language } }) => {
    const game = await gameOf(db, config.merchant, gameId);
    if (game === null || (vassalage !== '' && game.vendor !== vassalage)) throw new Refusal('GAME_UNKNOWN');
    if (!game.enabled) throw new Refusal('GAME_OFF');
    if ((await mayPlay(db, session.memberId, 0)) !== null) throw new Refusal('PLAY_BLOCKED');
    if (config.providerUrl === null) throw new Refusal('GAME_PROVIDER_DOWN');
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
