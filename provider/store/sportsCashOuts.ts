import type { Database } from './openDatabase.ts';

/** A slip that was cashed out, as its player asked for it. */
export interface CashOutRow {
  readonly player: string;
  readonly gameId: string;
  /** From the page; a repeat is the same cash-out. */
  readonly requestId: string;
  readonly slipId: string;
  /** As the player saw it, 1/10,000 P; more may have been paid. */
  readonly offer: number;
}

export function sportsCashOutStore(database: Database) {
  const insert = database.prepare(
    'insert into sports_cash_outs values (:player, :gameId, :requestId, :slipId, :offer)',
  );
  const byRequest = database.prepare(
    'select player, game_id as gameId, request_id as requestId, slip_id as slipId, offer from sports_cash_outs where player = ? and game_id = ? and request_id = ?',
  );
  return {
    insert: (row: CashOutRow) => void insert.run({ ...row }),
    byRequest: (player: string, gameId: string, requestId: string): CashOutRow | null =>
      (byRequest.get(player, gameId, requestId) as unknown as CashOutRow | undefined) ?? null,
  };
}
