import type { Database } from './openDatabase.ts';

export interface CrashChain {
  readonly id: number;
  /** From which all others of the chain are hashed. */
  readonly lastSeed: string;
  readonly length: number;
  /** Stands in for the client seed; the same in all rounds of the chain. */
  readonly salt: string;
  readonly commitment: string;
  readonly nextNonce: number;
  readonly madeAt: number;
}

const COLUMNS = 'id, last_seed as lastSeed, length, salt, commitment, next_nonce as nextNonce, made_at as madeAt';

/** Each crash game has one chain with seeds left; the others are used up. */
export function crashChainStore(database: Database) {
  const insert = database.prepare(
    'insert into crash_chains (game_id, last_seed, length, salt, commitment, next_nonce, made_at) values (?, ?, ?, ?, ?, 1, ?)',
  );
  const current = database.prepare(
    `select ${COLUMNS} from crash_chains where game_id = ? and next_nonce <= length order by id desc`,
  );
  const byId = database.prepare(`select ${COLUMNS} from crash_chains where id = ?`);
  const use = database.prepare('update crash_chains set next_nonce = next_nonce + 1 where id = ?');
  const read = (row: unknown) => (row === undefined ? null : ({ ...(row as CrashChain) } as CrashChain));
  return {
    insert: (gameId: string, chain: Omit<CrashChain, 'id' | 'nextNonce'>) =>
      void insert.run(gameId, chain.lastSeed, chain.length, chain.salt, chain.commitment, chain.madeAt),
    current: (gameId: string) => read(current.get(gameId)),
    get: (id: number) => read(byId.get(id)),
    /** Takes the next nonce. */
    use: (id: number) => void use.run(id),
  };
}
