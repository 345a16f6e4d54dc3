import { callStore } from './calls.ts';
import { chaseStore } from './chases.ts';
import { crashBetStore } from './crashBets.ts';
import { crashChainStore } from './crashChains.ts';
import { crashRoundStore } from './crashRounds.ts';
import { handStore } from './hands.ts';
import { issueStore } from './issues.ts';
import { inTransaction, openDatabase } from './openDatabase.ts';
import { roundStore } from './rounds.ts';
import { seedStore } from './seeds.ts';
import { sessionStore } from './sessions.ts';
import { sportsCashOutStore } from './sportsCashOuts.ts';
import { sportsMatchStore } from './sportsMatches.ts';
import { sportsSeedStore } from './sportsSeeds.ts';
import { sportsSlipStore } from './sportsSlips.ts';

export type Store = ReturnType<typeof openStore>;

export function openStore(path: string) {
  const database = openDatabase(path);
  return {
    sessions: sessionStore(database),
    seeds: seedStore(database),
    rounds: roundStore(database),
    issues: issueStore(database),
    hands: handStore(database),
    chases: chaseStore(database),
    calls: callStore(database),
    crash: {
      chains: crashChainStore(database),
      rounds: crashRoundStore(database),
      bets: crashBetStore(database),
      calls: callStore(database, 'crash_calls'),
    },
    sports: {
      seeds: sportsSeedStore(database),
      matches: sportsMatchStore(database),
      slips: sportsSlipStore(database),
      cashOuts: sportsCashOutStore(database),
    },
    transaction: <T>(work: () => T): T => inTransaction(database, work),
    close: () => database.close(),
  };
}
