import type { WalletVerb } from '../../../protocol/wallet.ts';
import type { Database } from '../../database/database.ts';
import type { gameRound, gameSession, Share, session } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Book } from '../../money/ledger/account.ts';
import type { ProviderProfile } from './profiles.ts';

/** Of a call within its transaction. */
export type CallDeps = Pick<ServerDeps, 'config' | 'db' | 'now'>;
export type WalletDeps = CallDeps & Pick<ServerDeps, 'log' | 'live'>;
export type GameSession = typeof gameSession.$inferSelect;
export type Login = typeof session.$inferSelect;
export type GameRound = typeof gameRound.$inferSelect;

/** A call of a provider within its transaction. */
export interface WalletCall {
  readonly deps: CallDeps;
  readonly db: Database;
  readonly profile: ProviderProfile;
  readonly session: GameSession;
  /** Null once it is gone. */
  readonly login: Login | null;
  readonly book: Book;
  readonly at: number;
}

/** What a verb did. Amounts in 1/10,000 P. */
export interface Outcome {
  /** The answer without status and balance. */
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly amount?: number;
  readonly state?: 'done' | 'parked';
  /** What it put into pots, or the pot that it took. */
  readonly jackpots?: readonly Share[];
  /** The round afterwards, if the call changed it. */
  readonly round?: GameRound;
  /** Balances after the movements, by account id; read again where they are left out. */
  readonly balances?: ReadonlyMap<string, number>;
}

/** A money verb: runs once per transaction id. */
export interface MoneyVerb<Request> {
  readonly verb: WalletVerb;
  /** Whether its refusals are kept as the first answer. */
  readonly takesStake?: true;
  readonly run: (call: WalletCall, request: Request) => Promise<Outcome>;
}
