import { createHash } from 'node:crypto';
import type { ProviderDeps } from '../deps.ts';
import type { Session } from '../store/sessions.ts';
import { PlayRefusal } from './PlayRefusal.ts';

export const idOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Exchanges a launch token for a session. The page chooses its bearer, so that after a lost answer it gets the same
 * session again, and nobody else does.
 *
 * @throws PlayRefusal `TOKEN_INVALID` or `WALLET_AWAY`
 */
export async function openSession(deps: ProviderDeps, token: string, bearer: string): Promise<Session> {
  const { store, now, sendToWallet } = deps;
  const known = store.sessions.get(idOf(bearer));
  if (known !== null) return known;
  const tokenHash = idOf(token);
  if (store.sessions.isUsed(tokenHash)) throw new PlayRefusal('TOKEN_INVALID');
  const result = await sendToWallet('session', JSON.stringify({ token }));
  if (result.kind === 'unknown') throw new PlayRefusal('WALLET_AWAY');
  if (result.kind === 'refused') throw new PlayRefusal(result.code);
  const { session, expiresAt: _, status: __, currency: ___, ...facts } = result.answer;
  const opened: Session = { ...facts, id: idOf(bearer), walletSession: session, openedAt: now(), ended: null };
  store.sessions.insert(opened, tokenHash);
  return opened;
}
