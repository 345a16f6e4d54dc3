import type { WalletAnswer } from '../../protocol/wallet.ts';
import type { ProviderDeps } from '../deps.ts';
import type { Session } from '../store/sessions.ts';
import { PlayRefusal } from './PlayRefusal.ts';

/** What each jackpot would pay now, 1/10,000 P. */
export type Pots = WalletAnswer<'jackpots'>['jackpots'];

/** The wallet is asked once in so long, whoever looks, ms. */
const FRESH_MS = 1_500;

/** Reads the pots, which are the wallet's: real and demo money have pots of their own. @throws PlayRefusal */
export function createPots({ sendToWallet, now }: Pick<ProviderDeps, 'sendToWallet' | 'now'>) {
  const asked = new Map<boolean, { readonly at: number; readonly pots: Promise<Pots> }>();
  const ask = async ({ walletSession }: Session): Promise<Pots> => {
    const result = await sendToWallet('jackpots', JSON.stringify({ session: walletSession }));
    if (result.kind === 'ok') return result.answer.jackpots;
    throw new PlayRefusal(result.kind === 'refused' ? result.code : 'WALLET_AWAY');
  };
  return (session: Session): Promise<Pots> => {
    const last = asked.get(session.demo);
    if (last !== undefined && now() - last.at < FRESH_MS) return last.pots;
    const pots = ask(session);
    asked.set(session.demo, { at: now(), pots });
    pots.catch(() => asked.delete(session.demo));
    return pots;
  };
}
