import { game } from '../../server/database/schema.ts';
import { verifyLedger } from '../../server/money/ledger/verifyLedger.ts';
import { accountBalance, give } from '../support/accountBalance.ts';
import { startWithProvider } from '../support/gameProvider.ts';
import { P } from '../support/payments.ts';
import { disagreements, isRoundOver } from './disagreements.ts';
import { playCrash } from './playCrash.ts';
import { playSlot } from './playSlot.ts';
import type { Spoil } from './providerProcess.ts';
import { openStage, type Site, type Stage } from './stage.ts';

const MEMBER = 'demo-somchai';
const BALANCE = 10_000 * P;

/** A round of the provider; of a crash game, a bet. Amounts in 1/10,000 P. */
export interface PlayedRound {
  readonly id: string;
  readonly state: string;
  readonly stake: number;
  readonly payout: number;
}

/** What a player does at a game. */
export type Play = (stage: Stage) => {
  readonly isDone: () => boolean;
  readonly rounds: () => readonly PlayedRound[];
};

const games = {
  slot: { gameId: 'lantern-night', play: playSlot },
  crash: { gameId: 'rocket-rise', play: playCrash },
} as const satisfies Readonly<Record<string, { readonly gameId: string; readonly play: Play }>>;
export type Simulation = keyof typeof games;

export interface Simulated {
  /** What is wrong at the end, each as a sentence; empty where every round ended once and the money agrees. */
  readonly faults: readonly string[];
  /** How the rounds ended, in their order. */
  readonly rounds: readonly string[];
  /** What went wrong on the way, with the time in ms. */
  readonly log: readonly string[];
}

export interface World {
  /** Plays some rounds under the faults that a list of choices asks for. */
  readonly simulate: (game: Simulation, choices: readonly number[], spoil?: Spoil) => Promise<Simulated>;
  /** Faults of the whole ledger. */
  readonly verify: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/**
 * Wallet, provider, player, clock and network in one process. The wallet is the real server on its database, the
 * provider the real one on its store; a kill leaves only what they had stored.
 */
export async function openWorld(): Promise<World> {
  const site: Site = { server: await startWithProvider({ database: 'embedded' }) };
  await site.server.db.update(game).set({ maxStake: 1e9 });
  const balance = async () => (await accountBalance(site.server, MEMBER)) ?? 0;

  const simulate = async (name: Simulation, choices: readonly number[], spoil?: Spoil): Promise<Simulated> => {
    const lacking = BALANCE - (await balance());
    if (lacking !== 0) await give(site.server, MEMBER, lacking);
    const { gameId, play } = games[name];
    const stage = await openStage(site, choices, { gameId, spoil });
    const { isDone, rounds } = play(stage);
    await stage.runOut(isDone, () => rounds().every(isRoundOver));

    const faults = await disagreements(site.server, rounds());
    const moved = (await balance()) - BALANCE;
    const played = rounds().reduce(
      (sum, { state, stake, payout }) => sum + (state === 'settled' ? payout - stake : 0),
      0,
    );
    if (moved !== played) faults.push(`the balance moved by ${moved}, the rounds by ${played}`);
    const ended = rounds().map(({ state }) => state);
    stage.store.close();
    return { faults, rounds: ended, log: stage.log };
  };

  return {
    simulate,
    verify: async () => (await verifyLedger(site.server.db)).faults,
    close: () => site.server.close(),
  };
}
