import type { CrashRoundEvent } from '../crash/crashRound.machine.ts';
import type { CrashRoundState } from '../crash/replayCrash.ts';
import type { CrashOddsId } from '../engines/crash/odds.ts';
import type { Database } from './openDatabase.ts';

/** A round that all players of a crash game share. */
export interface CrashRound {
  readonly id: string;
  readonly gameId: string;
  readonly chainId: number;
  readonly nonce: number;
  readonly odds: CrashOddsId;
  readonly salt: string;
  /** SHA-256 of its seed: the seed of the round before. */
  readonly commitment: string;
  readonly state: CrashRoundState;
  readonly events: readonly CrashRoundEvent[];
  readonly openedAt: number;
  readonly launchAt: number;
  /** Null until the round has ended. */
  readonly serverSeed: string | null;
  /** Hundredths; null until the round has ended. */
  readonly point: number | null;
  readonly endedAt: number | null;
}

const COLUMNS =
  'id, game_id as gameId, chain_id as chainId, nonce, odds, salt, commitment, state, events, opened_at as openedAt, launch_at as launchAt, server_seed as serverSeed, point, ended_at as endedAt';

export function crashRoundStore(database: Database) {
  const prepare = (rest: string) => database.prepare(`select ${COLUMNS} from crash_rounds where ${rest}`);
  const insert = database.prepare(
    'insert into crash_rounds values (:id, :gameId, :chainId, :nonce, :odds, :salt, :commitment, :state, :events, :openedAt, :launchAt, :serverSeed, :point, :endedAt)',
  );
  const update = database.prepare(
    'update crash_rounds set state = :state, events = :events, server_seed = :serverSeed, point = :point, ended_at = :endedAt where id = :id',
  );
  const byId = prepare('id = ?');
  const latest = prepare('game_id = ? order by opened_at desc, nonce desc limit 1');
  const history = prepare('game_id = ? and point is not null order by opened_at desc, nonce desc limit ?');
  const flying = prepare("state in ('betting', 'running')");
  const unclosed = prepare("state in ('crashed', 'interrupted')");
  const read = (row: unknown): CrashRound | null => {
    if (row === undefined) return null;
    const { events, ...rest } = row as Record<string, string>;
    return { ...rest, events: JSON.parse(events ?? '[]') } as unknown as CrashRound;
  };
  const all = (rows: readonly unknown[]) => rows.flatMap((row) => read(row) ?? []);
  return {
    insert: (round: CrashRound) => void insert.run({ ...round, events: JSON.stringify(round.events) }),
    update: ({ id, state, events, serverSeed, point, endedAt }: CrashRound) =>
      void update.run({ id, state, events: JSON.stringify(events), serverSeed, point, endedAt }),
    get: (id: string) => read(byId.get(id)),
    latest: (gameId: string) => read(latest.get(gameId)),
    /** Rounds that have ended, newest first. */
    history: (gameId: string, count: number) => all(history.all(gameId, count)),
    /** Not ended, of all games. */
    flying: () => all(flying.all()),
    /** Ended, with bets that may not be over. */
    unclosed: () => all(unclosed.all()),
  };
}
