import type { ProviderDeps } from '../deps.ts';
import { targetOf } from '../engines/crash/crashRound.ts';
import { createRounds } from '../rounds/createRounds.ts';
import type { CrashBetRow } from '../store/crashBets.ts';
import type { CrashRound } from '../store/crashRounds.ts';
import type { Session } from '../store/sessions.ts';
import { advanceBet, takeBet } from './advanceBet.ts';
import { createCrashRounds } from './crashRounds.ts';
import { createTable, type Table } from './table.ts';
import { sharedView, type TableView, tableView } from './tableView.ts';

export type Tables = ReturnType<typeof createTables>;

/** The tables of all crash games, and the bets that wait for the wallet. */
export function createTables(deps: ProviderDeps) {
  const { store } = deps;
  const rounds = createCrashRounds(deps);
  const tables = new Map<string, Table>();

  const advance = async (id: string): Promise<CrashBetRow> => {
    const before = store.crash.bets.get(id)?.state;
    const bet = await advanceBet(deps, id);
    rounds.close(bet.roundId);
    if (bet.state !== before) tables.get(bet.gameId)?.tell();
    return bet;
  };
  const wallet = createRounds({
    advance,
    dueIds: () => store.crash.calls.dueRounds(deps.now()),
    openIds: store.crash.bets.openIds,
  });
  const of = (gameId: string): Table => {
    const table = tables.get(gameId) ?? createTable(deps, rounds, wallet, gameId);
    tables.set(gameId, table);
    return table;
  };

  /**
   * Ends a round that was under way when the provider stopped. A target is an order that was given before: it counts.
   * Without one only a press could have ended the bet, and nobody could press: it is returned.
   */
  const interrupt = (round: CrashRound) =>
    store.transaction(() => {
      const point = round.state === 'running' ? rounds.outcomeOf(round).point : null;
      for (const bet of store.crash.bets.ofRound(round.id)) {
        if (bet.state !== 'flying') continue;
        if (point === null || bet.target === null) takeBet(deps, bet, { type: 'bet.void' });
        else if (bet.target > point) takeBet(deps, bet, { type: 'bet.lose' });
        else {
          const multiplier = targetOf({ odds: round.odds, target: bet.target });
          takeBet(deps, bet, { type: 'bet.cashOut', multiplier, payout: (bet.stake / 100) * multiplier });
        }
      }
      rounds.interrupt(round, point);
    });

  return {
    of,
    /** Takes a bet further, once at a time. */
    advance: wallet.advance,
    /** Repeats the calls that are due. */
    advanceDue: wallet.advanceDue,
    /** After a start: ends what was under way, once, and takes up every bet that is not over. */
    resume: async () => {
      for (const round of store.crash.rounds.flying()) interrupt(round);
      await wallet.resume();
      for (const { id } of store.crash.rounds.unclosed()) rounds.close(id);
    },
    /** Sends the table, as this player sees it, at once and on every change. */
    follow: (session: Session, send: (view: TableView) => void): (() => void) => {
      const table = of(session.gameId);
      const stop = table.watch(() => send(tableView(deps, session, sharedView(deps, session.gameId))));
      send(tableView(deps, session));
      return stop;
    },
    stop: async () => {
      for (const table of tables.values()) table.stop();
      await wallet.idle();
    },
  };
}
