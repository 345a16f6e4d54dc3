-- Money of a transfer vendor is moved to a wallet of its own; a seamless vendor plays from the main purse.
alter table vendor
  add column wallet text not null default 'transfer' check (wallet in ('transfer', 'seamless')),
  add column is_hot boolean not null default false,
  add column account_type_id integer not null default 0;

create table game (
  merchant_code text not null references merchant (code),
  id text not null check (id ~ '^[a-z0-9-]{2,32}$'),
  vendor text not null,
  category text not null,
  type text,
  name jsonb not null,
  other_spellings jsonb not null default '[]',
  engine text not null,
  motif text not null,
  features jsonb not null default '[]',
  rtp integer not null check (rtp between 0 and 10000),
  volatility integer not null check (volatility between 1 and 5),
  min_stake bigint not null check (min_stake > 0),
  max_stake bigint not null check (max_stake >= min_stake),
  is_hot boolean not null default false,
  is_new boolean not null default false,
  rank integer not null,
  enabled boolean not null default true,
  primary key (merchant_code, id),
  foreign key (merchant_code, vendor) references vendor (merchant_code, code)
);

create table favourite_game (
  member_id text not null references member (id) on delete cascade,
  game_id text not null,
  at bigint not null,
  primary key (member_id, game_id)
);
