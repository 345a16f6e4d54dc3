import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { gameSession, ledgerAccount, session } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { IDLE_MS, sessionEndReason, TOUCH_MS } from '../../site/session/sessionLife.ts';
import type { ProviderProfile } from './profiles.ts';
import type { WalletCall } from './walletCall.ts';
import { WalletRefusal } from './walletRefusal.ts';

type Caller = Pick<WalletCall, 'session' | 'login' | 'book'>;

/**
 * The game session of a call, alive or not: wins and cancellations are taken after its end. With it, its login and the
 * book of its member's main purse.
 * @throws {WalletRefusal} SESSION_ENDED for an unknown one, or another provider's.
 */
export async function callerOf(
  { config }: Pick<ServerDeps, 'config'>,
  db: Database,
  { code }: ProviderProfile,
  id: string,
): Promise<Caller> {
  const [found] = await db
    .select({ session: gameSession, login: session, book: ledgerAccount.book })
    .from(gameSession)
    .leftJoin(session, eq(session.tokenHash, gameSession.loginHash))
    .leftJoin(ledgerAccount, and(eq(ledgerAccount.memberId, gameSession.memberId), eq(ledgerAccount.purse, 'main')))
    .where(and(eq(gameSession.id, id), eq(gameSession.merchantCode, config.merchant), eq(gameSession.provider, code)));
  if (found === undefined || found.session.tokenUsedAt === null) throw new WalletRefusal('SESSION_ENDED');
  return { session: found.session, login: found.login, book: found.book ?? 'main' };
}

/**
 * Refuses a dead session, and counts the call as activity of game and login: a player in a game is not idle.
 * @throws {WalletRefusal} SESSION_ENDED.
 */
export async function keepAlive(
  db: Database,
  { session: { id, endedAt, lastAt, loginHash }, login }: Pick<Caller, 'session' | 'login'>,
  at: number,
): Promise<void> {
  if (endedAt !== null || at >= lastAt + IDLE_MS || login === null || sessionEndReason(login, at) !== null)
    throw new WalletRefusal('SESSION_ENDED');
  if (at - lastAt >= TOUCH_MS) await db.update(gameSession).set({ lastAt: at }).where(eq(gameSession.id, id));
  if (at - login.seenAt >= TOUCH_MS)
    await db.update(session).set({ seenAt: at }).where(eq(session.tokenHash, loginHash));
}
