import type { Database } from './openDatabase.ts';

export interface Seed {
  readonly id: number;
  readonly serverSeed: string;
  /** SHA-256 of the server seed; shown before play. */
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nextNonce: number;
  readonly madeAt: number;
  readonly revealedAt: number | null;
}

const COLUMNS =
  'id, server_seed as serverSeed, commitment, client_seed as clientSeed, next_nonce as nextNonce, made_at as madeAt, revealed_at as revealedAt';

/** Each player has one hidden seed in each game; all others are revealed. */
export function seedStore(database: Database) {
  const insert = database.prepare(
    'insert into seeds (player, game_id, server_seed, commitment, client_seed, next_nonce, made_at) values (?, ?, ?, ?, ?, 1, ?)',
  );
  const hidden = database.prepare(
    `select ${COLUMNS} from seeds where player = ? and game_id = ? and revealed_at is null`,
  );
  const byId = database.prepare(`select ${COLUMNS} from seeds where id = ?`);
  const use = database.prepare('update seeds set next_nonce = next_nonce + 1, client_seed = ? where id = ?');
  const reveal = database.prepare('update seeds set revealed_at = ? where id = ?');
  const read = (row: unknown) => (row === undefined ? null : ({ ...(row as Seed) } as Seed));
  return {
    insert: (player: string, gameId: string, seed: Pick<Seed, 'serverSeed' | 'commitment' | 'clientSeed' | 'madeAt'>) =>
      void insert.run(player, gameId, seed.serverSeed, seed.commitment, seed.clientSeed, seed.madeAt),
    hidden: (player: string, gameId: string) => read(hidden.get(player, gameId)),
    get: (id: number) => read(byId.get(id)),
    /** Takes the next nonce. */
    use: (id: number, clientSeed: string) => void use.run(clientSeed, id),
    reveal: (id: number, at: number) => void reveal.run(at, id),
  };
}
