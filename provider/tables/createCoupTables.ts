import type { ProviderDeps } from '../deps.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { createCoups } from './coups.ts';
import { type CoupTable, createCoupTable } from './coupTable.ts';
import { type CoupTableView, coupTableView, type SharedCoupView, sharedCoupView } from './coupTableView.ts';
import { sharedTables } from './tableGames.ts';

export type CoupTables = ReturnType<typeof createCoupTables>;

/** The tables that deal for all their players. */
export function createCoupTables(deps: ProviderDeps, rounds: Rounds<Round>) {
  const coups = createCoups(deps, rounds);
  const tables = new Map<string, CoupTable>();
  const of = (gameId: string): CoupTable => {
    const table = tables.get(gameId) ?? createCoupTable(deps, coups, gameId);
    tables.set(gameId, table);
    return table;
  };
  /** What is the same for all who are told of one change is worked out once. */
  const shared = new Map<string, SharedCoupView>();
  const sharedOf = (gameId: string): SharedCoupView => {
    const view = shared.get(gameId) ?? sharedCoupView(deps, gameId, of(gameId).playerCount());
    if (!shared.has(gameId)) queueMicrotask(() => shared.delete(gameId));
    shared.set(gameId, view);
    return view;
  };
  const viewOf = (session: Session): CoupTableView => coupTableView(deps, session, sharedOf(session.gameId));

  return {
    of,
    /** The table as a player sees it. */
    viewOf,
    /** A round of a table has moved. */
    changed: ({ gameId }: Round): void => tables.get(gameId)?.change(),
    /** After a start: coups that are open go on, or are void if their time was missed. */
    resume: (): void => {
      for (const gameId of sharedTables) if (coups.newest(gameId)?.state === 'open') of(gameId).run();
    },
    /** Sends the table, as this player sees it, at once and on every change. */
    follow: (session: Session, send: (view: CoupTableView) => void): (() => void) => {
      const stop = of(session.gameId).watch(session.player, () => send(viewOf(session)));
      send(viewOf(session));
      return stop;
    },
    stop: async () => {
      await Promise.all([...tables.values()].map((table) => table.stop()));
    },
  };
}
