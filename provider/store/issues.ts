import type { Database } from './openDatabase.ts';

/** One draw that many share: an issue of a lottery, or a coup of a table. `D` is what was drawn. */
export interface Issue<D = readonly number[]> {
  /** Game and number. */
  readonly id: string;
  readonly gameId: string;
  readonly number: string;
  /** Rules of the lottery or the table. */
  readonly lottery: string;
  readonly opensAt: number;
  readonly sealsAt: number;
  readonly drawsAt: number;
  readonly serverSeed: string;
  /** SHA-256 of the server seed, shown while bets are open. */
  readonly commitment: string;
  /** Null until the draw. */
  readonly drawn: D | null;
  readonly state: 'open' | 'drawn' | 'void';
  readonly endedAt: number | null;
}

const COLUMNS =
  'id, game_id as gameId, number, lottery, opens_at as opensAt, seals_at as sealsAt, draws_at as drawsAt, server_seed as serverSeed, commitment, drawn, state, ended_at as endedAt';

export function issueStore(database: Database) {
  const read = <D>(row: unknown): Issue<D> | null => {
    if (row === undefined) return null;
    const { drawn, ...rest } = row as Record<string, string>;
    return { ...rest, drawn: drawn ? JSON.parse(drawn) : null } as unknown as Issue<D>;
  };
  const list = <D>(rows: readonly unknown[]): readonly Issue<D>[] => rows.flatMap((row) => read<D>(row) ?? []);
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
  const newest = database.prepare(`select ${COLUMNS} from issues where game_id = ? order by draws_at desc limit 1`);
  return {
    insert: (issue: Omit<Issue, 'drawn' | 'state' | 'endedAt'>) => void insert.run({ ...issue }),
    get: <D = readonly number[]>(id: string) => read<D>(byId.get(id)),
    /** The one that is drawn last of all. */
    newest: <D>(gameId: string) => read<D>(newest.get(gameId)),
    /** Open issues whose draw is due. */
    due: (now: number) => list<readonly number[]>(due.all(now)),
    /** Once. */
    end: (id: string, state: 'drawn' | 'void', drawn: unknown, at: number) =>
      void end.run(state, drawn === null ? null : JSON.stringify(drawn), at, id),
    latest: <D = readonly number[]>(gameId: string, count: number) => list<D>(latest.all(gameId, count)),
  };
}
