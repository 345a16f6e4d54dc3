import type { WalletVerb } from '../../protocol/wallet.ts';
import type { Database } from './openDatabase.ts';

/** A call to the wallet, written down before it is sent and repeated, byte for byte, until it is answered. */
export interface StoredCall {
  readonly transactionId: string;
  readonly roundId: string;
  readonly verb: WalletVerb;
  readonly body: string;
  readonly attempts: number;
  readonly dueAt: number;
}

const COLUMNS = 'transaction_id as transactionId, round_id as roundId, verb, body, attempts, due_at as dueAt';

export type CallStore = ReturnType<typeof callStore>;

/** @param table of slot rounds, or of bets in shared rounds */
export function callStore(database: Database, table: 'calls' | 'crash_calls' = 'calls') {
  const insert = database.prepare(
    `insert into ${table} (transaction_id, round_id, verb, body, due_at) values (?, ?, ?, ?, ?) on conflict do nothing`,
  );
  const waiting = database.prepare(`select ${COLUMNS} from ${table} where round_id = ? and answered_at is null`);
  const ofRound = database.prepare(`select verb, body from ${table} where round_id = ? order by rowid`);
  const due = database.prepare(`select round_id as roundId from ${table} where answered_at is null and due_at <= ?`);
  const answered = database.prepare(
    `update ${table} set answered_at = ?, result = ?, attempts = attempts + 1 where transaction_id = ?`,
  );
  const later = database.prepare(`update ${table} set attempts = attempts + 1, due_at = ? where transaction_id = ?`);
  const wake = database.prepare(`update ${table} set due_at = ? where answered_at is null and due_at > ?`);
  const wakeOldest = database.prepare(
    `update ${table} set due_at = ? where transaction_id =
       (select transaction_id from ${table} where answered_at is null order by due_at limit 1) and due_at > ?`,
  );
  return {
    insert: (call: Omit<StoredCall, 'attempts'>) =>
      void insert.run(call.transactionId, call.roundId, call.verb, call.body, call.dueAt),
    waiting: (roundId: string) => (waiting.get(roundId) ?? null) as StoredCall | null,
    /** Every call of a round in its order, answered or not. */
    ofRound: (roundId: string) => ofRound.all(roundId) as unknown as readonly Pick<StoredCall, 'verb' | 'body'>[],
    dueRounds: (now: number) => due.all(now).map(({ roundId }) => String(roundId)),
    answered: (transactionId: string, at: number, result: unknown) =>
      void answered.run(at, JSON.stringify(result), transactionId),
    /** Makes every waiting call due. */
    wake: (now: number) => void wake.run(now, now),
    /** The same for the one that would be due first. */
    wakeOldest: (now: number) => void wakeOldest.run(now, now),
    later: (transactionId: string, dueAt: number) => void later.run(dueAt, transactionId),
  };
}
