import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { WalletAnswer, WalletRequest } from '../../../../protocol/wallet.ts';
import { gameSession } from '../../../database/schema.ts';
import { serverSecret } from '../../../database/serverSecret.ts';
import { gateOfPlay } from '../../../member/protection/gates.ts';
import { IDLE_MS } from '../../../site/session/sessionLife.ts';
import { hashToken } from '../../../site/session/tokens.ts';
import { gameOf } from '../../game/gameOf.ts';
import { mainBalance } from '../answerOnce.ts';
import type { ProviderProfile } from '../profiles.ts';
import { callerOf, keepAlive } from '../sessionOf.ts';
import type { WalletDeps } from '../walletCall.ts';
import { WalletRefusal } from '../walletRefusal.ts';

/**
 * Exchanges a launch token for its session, once (decision G1).
 * @throws {WalletRefusal} TOKEN_INVALID, SESSION_ENDED, GAME_UNKNOWN, PLAYER_BLOCKED.
 */
export async function openGameSession(
  deps: WalletDeps,
  profile: ProviderProfile,
  { token }: WalletRequest<'session'>,
): Promise<Omit<WalletAnswer<'session'>, 'status'>> {
  const { db, config, now } = deps;
  const at = now();
  const [session] = await db
    .update(gameSession)
    .set({ tokenUsedAt: at, lastAt: at })
    .where(
      and(
        eq(gameSession.tokenHash, hashToken(token)),
        eq(gameSession.merchantCode, config.merchant),
        eq(gameSession.provider, profile.code),
        isNull(gameSession.tokenUsedAt),
        gt(gameSession.tokenExpiresAt, at),
      ),
    )
    .returning();
  if (session === undefined) throw new WalletRefusal('TOKEN_INVALID');
  await keepAlive(db, await callerOf(deps, db, profile, session.id), at);
  const game = await gameOf(db, config.merchant, session.gameId);
  if (game === null || !game.enabled) throw new WalletRefusal('GAME_UNKNOWN');
  const closed = await gateOfPlay(db, { memberId: session.memberId, stake: 0, at });
  if (closed !== null) throw new WalletRefusal('PLAYER_BLOCKED');
  return {
    session: session.id,
    player: await pseudonym(deps, profile, session.memberId),
    gameId: game.id,
    gameName: game.name[session.language],
    vendor: game.vendor,
    demo: session.demo,
    currency: 'P',
    language: session.language,
    minStake: game.minStake,
    maxStake: game.maxStake,
    expiresAt: at + IDLE_MS,
    balance: await mainBalance(db, session.memberId),
  };
}

/** The same for a member and a provider, and no hint of the member to two providers. */
async function pseudonym({ db }: WalletDeps, { code }: ProviderProfile, memberId: string): Promise<string> {
  const key = await serverSecret(db, 'player-pseudonym');
  return createHmac('sha256', key).update(`${code}:${memberId}`).digest('base64url').slice(0, 24);
}
