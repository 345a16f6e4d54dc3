import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { gameSession, ledgerAccount, session } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import type { Book } from '../ledger/account.ts';
import { IDLE_MS, sessionEndReason, TOUCH_MS } from '../session/sessionLife.ts';
import type { ProviderProfile } from './profiles.ts';
import type { GameSession } from './walletCall.ts';
import { WalletRefusal } from './walletRefusal.ts';

/**
 * The game session of a call, alive or not: wins and cancellations are taken after its end. With it, the book of its
 * member's main purse.
 * @throws {WalletRefusal} SESSION_ENDED for an unknown one, or another provider's.
 */
export async function callerOf(
  { config }: Pick<ServerDeps, 'config'>,
  db: Database,
  { code }: ProviderProfile,
  id: string,
): Promise<{ readonly session: GameSession; readonly book: Book }> {
  const [found] = await db
    .select({ session: gameSession, book: ledgerAccount.book })
    .from(gameSession)
    .leftJoin(ledgerAccount, and(eq(ledgerAccount.memberId, gameSession.memberId), eq(ledgerAccount.purse, 'main')))
    .where(and(eq(gameSession.id, id), eq(gameSession.merchantCode, config.merchant), eq(gameSession.provider, code)));
  if (found === undefined || found.session.tokenUsedAt === null) throw new WalletRefusal('SESSION_ENDED');
  return { session: found.session, book: found.book ?? 'main' };
}

/**
 * Refuses a dead session, and counts the call as activity of game and login: a player in a game is not idle.
 * @throws {WalletRefusal} SESSION_ENDED.
 */
export async function keepAlive(
  db: Database,
  { id, endedAt, lastAt, loginHash }: GameSession,
  at: number,
): Promise<void> {
  const [login] = await db.select().from(session).where(eq(session.tokenHash, loginHash));
  if (endedAt !== null || at >= lastAt + IDLE_MS || login === undefined || sessionEndReason(login, at) !== null)
    throw new WalletRefusal('SESSION_ENDED');
  if (at - lastAt >= TOUCH_MS) await db.update(gameSession).set({ lastAt: at }).where(eq(gameSession.id, id));
  if (at - login.seenAt >= TOUCH_MS)
    await db.update(session).set({ seenAt: at }).where(eq(session.tokenHash, loginHash));
}
