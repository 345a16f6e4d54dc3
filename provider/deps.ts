import type { CrashOutcome } from './engines/crash/crashRound.ts';
import type { CrashOddsId } from './engines/crash/odds.ts';
import type { Seeds } from './engines/rng/blocks.ts';
import type { Troubles } from './health/troubles.ts';
import type { RoundBet, RoundOutcome } from './play/outcome.ts';
import type { Commit } from './rounds/commit.ts';
import type { SportsFeed } from './sports/feed.ts';
import type { Store } from './store/openStore.ts';
import type { SendToWallet } from './wallet/walletClient.ts';

/** What the provider needs from outside, so that tests can replace clock, chance, wallet and outcomes. */
export interface ProviderDeps {
  readonly store: Store;
  readonly sendToWallet: SendToWallet;
  /** ms */
  readonly now: () => number;
  /** Runs something every so many ms, until the function that it returns is called. */
  readonly every: (ms: number, run: () => void) => () => void;
  /** Takes the errors of work that nobody waits for. */
  readonly caught: Troubles['caught'];
  readonly randomBytes: (count: number) => Buffer;
  readonly play: (seeds: Seeds, bet: RoundBet) => RoundOutcome;
  readonly crash: (seeds: Seeds, odds: CrashOddsId) => CrashOutcome;
  /** Writes steps of several rounds to disk together; unless given, each by itself. */
  readonly commit?: Commit;
  /** Where the matches come from; unless given, the simulated season. */
  readonly sportsFeed?: SportsFeed | undefined;
}
