import type { Team } from '../engines/sports/season/league.ts';
import type { Form, SportId, Status } from '../engines/sports/sport.ts';
import type { FeedEvent, Fixture } from '../sports/feed.ts';
import type { Database } from './openDatabase.ts';

/** A match as far as it is known. */
export interface MatchRow {
  readonly id: string;
  readonly sport: SportId;
  readonly league: string;
  readonly home: Team;
  readonly away: Team;
  /** ms; a delayed match starts later than planned. */
  readonly startsAt: number;
  readonly form: Form;
  readonly commitment: string;
  readonly status: Status;
  /** Events so far, and the time of the last one; 0 before the first. */
  readonly events: number;
  readonly changedAt: number;
  /** Null until the match is closed. */
  readonly seed: string | null;
}

const COLUMNS =
  'id, sport, league, home, away, starts_at as startsAt, form, commitment, status, events, changed_at as changedAt, seed';
const JSON_COLUMNS = ['home', 'away', 'form', 'status'] as const;

export function sportsMatchStore(database: Database) {
  const read = (row: unknown): MatchRow | null => {
    if (row === undefined) return null;
    const texts = row as Record<string, string>;
    const parsed = JSON_COLUMNS.map((name) => [name, JSON.parse(texts[name] ?? 'null')] as const);
    return { ...texts, ...Object.fromEntries(parsed) } as unknown as MatchRow;
  };
  const insert = database.prepare(
    "insert into sports_matches values (:id, :sport, :league, :home, :away, :startsAt, :form, :commitment, :status, 'scheduled', 0, 0, null) on conflict do nothing",
  );
  const update = database.prepare(
    'update sports_matches set starts_at = :startsAt, status = :status, state = :state, events = :events, changed_at = :changedAt, seed = :seed where id = :id',
  );
  const byId = database.prepare(`select ${COLUMNS} from sports_matches where id = ?`);
  const current = database.prepare(
    `select ${COLUMNS} from sports_matches where (state = 'scheduled' and starts_at > :now and starts_at <= :until) or state = 'live' order by starts_at, id`,
  );
  const insertEvent = database.prepare(
    'insert into sports_events values (:match, :number, :at, :kind, :side, :status) on conflict do nothing',
  );
  const eventsOf = database.prepare(
    'select at, kind, side, status from sports_events where match_id = ? order by number',
  );
  const OLD =
    "starts_at < :before and state in ('ended', 'abandoned', 'postponed') and not exists (select 1 from sports_legs where sports_legs.match_id = sports_matches.id)";
  const forgetEvents = database.prepare(
    `delete from sports_events where match_id in (select id from sports_matches where ${OLD})`,
  );
  const forget = database.prepare(`delete from sports_matches where ${OLD}`);
  const cursor = database.prepare('select cursor from sports_cursor');
  const setCursor = database.prepare(
    'insert into sports_cursor (id, cursor) values (1, ?) on conflict (id) do update set cursor = excluded.cursor',
  );
  return {
    insert: ({ home, away, form, ...rest }: Fixture, status: Status) =>
      void insert.run({
        ...rest,
        home: JSON.stringify(home),
        away: JSON.stringify(away),
        form: JSON.stringify(form),
        status: JSON.stringify(status),
      }),
    update: ({ id, startsAt, status, events, changedAt, seed }: MatchRow) =>
      void update.run({ id, startsAt, state: status.state, status: JSON.stringify(status), events, changedAt, seed }),
    get: (id: string) => read(byId.get(id)),
    /** Live ones, and those that start by an instant. */
    current: (now: number, until: number) => current.all({ now, until }).flatMap((row) => read(row) ?? []),
    insertEvent: ({ match, number, at, kind, side, status }: FeedEvent) =>
      void insertEvent.run({ match, number, at, kind, side, status: JSON.stringify(status) }),
    eventsOf: (id: string) =>
      eventsOf.all(id).map((row) => {
        const { status, ...rest } = row as Record<string, string>;
        return { ...rest, status: JSON.parse(status ?? 'null') } as unknown as Omit<FeedEvent, 'match' | 'number'>;
      }),
    /** Deletes matches that are over, began before an instant and were never bet on; returns how many. */
    forget: (before: number): number => {
      forgetEvents.run({ before });
      return Number(forget.run({ before }).changes);
    },
    /** Up to where the feed has been read; null before the first time. */
    cursor: (): string | null => (cursor.get() as { cursor: string } | undefined)?.cursor ?? null,
    setCursor: (at: string) => void setCursor.run(at),
  };
}
