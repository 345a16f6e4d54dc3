import type { Database } from './openDatabase.ts';

/** What decides a simulated match. Never leaves the feed before the match is closed. */
export interface MatchSeed {
  readonly matchId: string;
  readonly league: string;
  /** As planned, ms. */
  readonly startsAt: number;
  readonly seed: string;
  readonly commitment: string;
}

const COLUMNS = 'match_id as matchId, league, starts_at as startsAt, seed, commitment';

export function sportsSeedStore(database: Database) {
  const insert = database.prepare(
    'insert into sports_seeds (match_id, league, starts_at, seed, commitment) values (:matchId, :league, :startsAt, :seed, :commitment) on conflict do nothing',
  );
  const byId = database.prepare(`select ${COLUMNS} from sports_seeds where match_id = ?`);
  const running = database.prepare(`select ${COLUMNS} from sports_seeds where is_closed = 0 and starts_at <= ?`);
  const close = database.prepare('update sports_seeds set is_closed = 1 where match_id = ?');
  return {
    insert: (seed: MatchSeed) => void insert.run({ ...seed }),
    get: (matchId: string) => (byId.get(matchId) ?? null) as MatchSeed | null,
    /** Matches that have begun and are not closed. */
    running: (now: number) => running.all(now) as unknown as readonly MatchSeed[],
    close: (matchId: string) => void close.run(matchId),
  };
}
