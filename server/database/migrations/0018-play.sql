-- Decision G3: what a game provider asks of the wallet. No references to members and games: what was played stays.
create table game_session (
  id text primary key,
  merchant_code text not null,
  member_id text not null,
  game_id text not null,
  vendor text not null,
  provider text not null,
  -- SHA-256 of the launch token (decision G1): used once, within a minute.
  token_hash text not null unique,
  token_expires_at bigint not null,
  token_used_at bigint,
  -- The login session that the game was launched from.
  login_hash text not null,
  demo boolean not null,
  language text not null check (language in ('TH', 'EN')),
  opened_at bigint not null,
  last_at bigint not null,
  ended_at bigint
);
create index game_session_member on game_session (member_id, opened_at);
create index game_session_login on game_session (login_hash);

create table game_round (
  id text primary key,
  merchant_code text not null,
  provider text not null,
  -- The provider's reference.
  round_ref text not null,
  session_id text not null,
  member_id text not null,
  game_id text not null,
  vendor text not null,
  category text not null,
  demo boolean not null,
  state text not null check (state in ('open', 'settled', 'cancelled')),
  stake bigint not null default 0 check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  -- Null until a settlement names it.
  valid_bet bigint check (valid_bet >= 0),
  -- What an un-settlement took from the house because the balance lacked it.
  receivable bigint not null default 0 check (receivable >= 0),
  -- The bet of the current settlement; how many settlements there were.
  bet_id text,
  settlements integer not null default 0,
  -- The un-settlement that opened the round again and may be taken back.
  unsettled_by text,
  opened_at bigint not null,
  settled_at bigint,
  void_reason text,
  -- When the provider was last asked about the open round.
  asked_at bigint not null
);
create unique index game_round_ref on game_round (merchant_code, provider, round_ref);
create index game_round_member on game_round (member_id, opened_at);
create index game_round_open on game_round (merchant_code, asked_at) where state = 'open';
create index game_round_won on game_round (merchant_code, settled_at) where state = 'settled' and payout > stake;
create index game_round_session on game_round (session_id);

create table wallet_transaction (
  merchant_code text not null,
  provider text not null,
  transaction_id text not null,
  verb text not null,
  session_id text not null,
  -- The provider's reference; null for a payment outside a round.
  round_ref text,
  body_hash text not null,
  amount bigint not null,
  -- parked: a win before its bet; tombstone: cancelled before it came; refused: an answer that took nothing.
  state text not null check (state in ('done', 'parked', 'tombstone', 'refused')),
  -- The first answer, without the balance.
  answer jsonb not null,
  -- A bet that was taken back.
  cancelled_at bigint,
  at bigint not null,
  primary key (merchant_code, provider, transaction_id)
);
create index wallet_transaction_round on wallet_transaction (merchant_code, provider, round_ref);

alter table bet add column game_id text;
