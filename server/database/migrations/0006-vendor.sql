create table vendor (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9]{2,16}$'),
  name jsonb not null,
  game_category text not null,
  enabled boolean not null default true,
  primary key (merchant_code, code)
);
