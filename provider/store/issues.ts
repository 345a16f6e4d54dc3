import type { Database } from './openDatabase.ts';

export interface Issue {
  /** Game and number. */
  readonly id: string;
  readonly gameId: string;
  readonly number: string;
  readonly lottery: string;
  readonly opensAt: number;
  readonly sealsAt: number;
  readonly drawsAt: number;
  readonly serverSeed: string;
  /** SHA-256 of the server seed, shown while bets are open. */
  readonly commitment: string;
  /** Null until the draw. */
  readonly drawn: readonly number[] | null;
  readonly state: 'open' | 'drawn' | 'void';
  readonly endedAt: number | null;
}

const COLUMNS =
  'id, game_id as gameId, number, lottery, opens_at as opensAt, seals_at as sealsAt, draws_at as drawsAt, server_seed as serverSeed, commitment, drawn, state, ended_at as endedAt';

export function issueStore(database: Database) {
  const read = (row: unknown): Issue | null => {
    if (row === undefined) return null;
    const { drawn, ...rest } = row as Record<string, string>;
    return { ...rest, drawn: drawn ? JSON.parse(drawn) : null } as unknown as Issue;
  };
  const list = (rows: readonly unknown[]): readonly Issue[] => rows.flatMap((row) => read(row) ?? []);
  const insert = database.prepare(
    "insert into issues values (:id, :gameId, :number, :lottery, :opensAt, :sealsAt, :drawsAt, :serverSeed, :commitment, null, 'open', null) on conflict do nothing",
  );
  const byId = database.prepare(`select ${COLUMNS} from issues where id = ?`);
  const due = database.prepare(
    `select ${COLUMNS} from issues where state = 'open' and draws_at <= ? order by draws_at`,
  );
  const end = database.prepare("update issues set state = ?, drawn = ?, ended_at = ? where id = ? and state = 'open'");
  const latest = database.prepare(
    `select ${COLUMNS} from issues where game_id = ? and state <> 'open' order by draws_at desc limit ?`,
  );
  return {
    insert: (issue: Omit<Issue, 'drawn' | 'state' | 'endedAt'>) => void insert.run({ ...issue }),
    get: (id: string) => read(byId.get(id)),
    /** Open issues whose draw is due. */
    due: (now: number) => list(due.all(now)),
    /** Once. */
    end: (id: string, state: 'drawn' | 'void', drawn: readonly number[] | null, at: number) =>
      void end.run(state, drawn === null ? null : JSON.stringify(drawn), at, id),
    latest: (gameId: string, count: number) => list(latest.all(gameId, count)),
  };
}
