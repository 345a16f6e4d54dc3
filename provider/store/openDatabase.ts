import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Amounts in 1/10,000 P, instants in ms. A round's outcome is kept as drawn, though its seeds would give it again. */
const SCHEMA = `
create table if not exists sessions (
  id text primary key,
  token_hash text not null unique,
  wallet_session text not null,
  player text not null,
  game_id text not null,
  game_name text not null,
  vendor text not null,
  demo integer not null,
  language text not null,
  min_stake integer not null,
  max_stake integer not null,
  opened_at integer not null,
  balance integer not null,
  ended text
) strict;
create table if not exists seeds (
  id integer primary key,
  player text not null,
  game_id text not null,
  server_seed text not null,
  commitment text not null,
  client_seed text not null,
  next_nonce integer not null,
  made_at integer not null,
  revealed_at integer
) strict;
create unique index if not exists one_hidden_seed on seeds (player, game_id) where revealed_at is null;
create table if not exists rounds (
  id text primary key,
  request_id text not null,
  session_id text not null references sessions (id),
  player text not null,
  game_id text not null,
  seed_id integer not null references seeds (id),
  client_seed text not null,
  nonce integer not null,
  sheet text not null,
  stake integer not null,
  state text not null,
  events text not null,
  payout integer not null default 0,
  refusal text,
  outcome text,
  started_at integer not null,
  ended_at integer,
  choice text,
  issue_id text,
  unique (player, game_id, request_id),
  unique (seed_id, nonce)
) strict;
create index if not exists rounds_of_player on rounds (player, game_id, started_at);
create table if not exists issues (
  id text primary key,
  game_id text not null,
  number text not null,
  lottery text not null,
  opens_at integer not null,
  seals_at integer not null,
  draws_at integer not null,
  server_seed text not null,
  commitment text not null,
  drawn text,
  state text not null,
  ended_at integer
) strict;
create index if not exists open_issues on issues (draws_at) where state = 'open';
create index if not exists issues_of_game on issues (game_id, draws_at);
create table if not exists chases (
  round_id text primary key references rounds (id),
  chase text not null,
  place integer not null,
  stopped integer not null
) strict;
create index if not exists tickets_of_chase on chases (chase, place);
create table if not exists hands (
  id text primary key,
  game_id text not null,
  room text not null,
  number integer not null,
  rules text not null,
  opens_at integer not null,
  seals_at integer not null,
  deals_at integer not null,
  decides_until integer,
  server_seed text not null,
  commitment text not null,
  client_seed text,
  deal text,
  seats text not null,
  moves text not null,
  state text not null,
  ended_at integer
) strict;
create index if not exists hands_of_room on hands (room, number);
create index if not exists open_hands on hands (room) where state in ('betting', 'deciding');
create table if not exists calls (
  transaction_id text primary key,
  round_id text not null references rounds (id),
  verb text not null,
  body text not null,
  attempts integer not null default 0,
  due_at integer not null,
  answered_at integer,
  result text
) strict;
create index if not exists open_calls on calls (due_at) where answered_at is null;
create table if not exists sports_seeds (
  match_id text primary key,
  league text not null,
  starts_at integer not null,
  seed text not null,
  commitment text not null,
  is_closed integer not null default 0
) strict;
create index if not exists open_sports_seeds on sports_seeds (starts_at) where is_closed = 0;
create table if not exists sports_matches (
  id text primary key,
  sport text not null,
  league text not null,
  home text not null,
  away text not null,
  starts_at integer not null,
  form text not null,
  commitment text not null,
  status text not null,
  state text not null,
  events integer not null,
  changed_at integer not null,
  seed text
) strict;
create index if not exists current_sports_matches on sports_matches (state, starts_at);
create table if not exists sports_events (
  match_id text not null references sports_matches (id),
  number integer not null,
  at integer not null,
  kind text not null,
  side text,
  status text not null,
  primary key (match_id, number)
) strict;
create table if not exists sports_cursor (id integer primary key check (id = 1), cursor text not null) strict;
create table if not exists sports_slips (
  number integer primary key,
  id text not null unique references rounds (id),
  player text not null,
  game_id text not null,
  kind text not null,
  accept text not null,
  placed_at integer not null,
  is_confirmed integer not null,
  refusal text,
  was_unsettled integer not null,
  is_due integer not null,
  liability integer not null default 0
) strict;
create index if not exists due_sports_slips on sports_slips (number) where is_due = 1;
create index if not exists sports_slips_of_player on sports_slips (player, game_id, placed_at);
create table if not exists sports_legs (
  slip_id text not null references sports_slips (id),
  place integer not null,
  match_id text not null references sports_matches (id),
  selection text not null,
  kind text not null,
  line real,
  map integer,
  side text not null,
  odds integer not null,
  score_at_bet text,
  result text not null,
  primary key (slip_id, place)
) strict;
create index if not exists sports_legs_of_match on sports_legs (match_id, selection);
create table if not exists sports_cash_outs (
  player text not null,
  game_id text not null,
  request_id text not null,
  slip_id text not null references sports_slips (id),
  offer integer not null,
  primary key (player, game_id, request_id)
) strict;
create table if not exists crash_chains (
  id integer primary key,
  game_id text not null,
  last_seed text not null,
  length integer not null,
  salt text not null,
  commitment text not null,
  next_nonce integer not null,
  made_at integer not null
) strict;
create index if not exists chains_of_game on crash_chains (game_id);
create table if not exists crash_rounds (
  id text primary key,
  game_id text not null,
  chain_id integer not null references crash_chains (id),
  nonce integer not null,
  odds text not null,
  salt text not null,
  commitment text not null,
  state text not null,
  events text not null,
  opened_at integer not null,
  launch_at integer not null,
  server_seed text,
  point integer,
  ended_at integer,
  unique (chain_id, nonce)
) strict;
create index if not exists crash_rounds_of_game on crash_rounds (game_id, opened_at);
create table if not exists crash_bets (
  id text primary key,
  round_id text not null references crash_rounds (id),
  request_id text not null,
  session_id text not null references sessions (id),
  player text not null,
  game_id text not null,
  stake integer not null,
  target integer,
  state text not null,
  events text not null,
  multiplier integer,
  payout integer not null default 0,
  refusal text,
  started_at integer not null,
  ended_at integer,
  unique (player, game_id, request_id)
) strict;
create index if not exists bets_of_round on crash_bets (round_id);
create index if not exists bets_of_session on crash_bets (session_id);
create table if not exists crash_calls (
  transaction_id text primary key,
  round_id text not null references crash_bets (id),
  verb text not null,
  body text not null,
  attempts integer not null default 0,
  due_at integer not null,
  answered_at integer,
  result text
) strict;
create index if not exists open_crash_calls on crash_calls (due_at) where answered_at is null;
`;

export type Database = DatabaseSync;

/** The provider's database in a file, or in memory for `:memory:`. */
export function openDatabase(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;',
  );
  database.exec(SCHEMA);
  addColumn(database, 'rounds', 'choice', 'text');
  addColumn(database, 'rounds', 'issue_id', 'text');
  addColumn(database, 'sports_slips', 'liability', 'integer not null default 0');
  database.exec('create index if not exists rounds_of_issue on rounds (issue_id) where issue_id is not null');
  database.exec(
    "create index if not exists waiting_tickets on rounds (issue_id) where state = 'playing' and issue_id is not null",
  );
  return database;
}

/** A column that databases made before it lack. */
function addColumn(database: Database, table: string, column: string, type: string): void {
  const columns = database.prepare(`select name from pragma_table_info('${table}')`).all();
  if (!columns.some(({ name }) => name === column)) database.exec(`alter table ${table} add column ${column} ${type}`);
}

/** All or nothing; within another one, a part of it. */
export function inTransaction<T>(database: Database, work: () => T): T {
  if (database.isTransaction) return work();
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
