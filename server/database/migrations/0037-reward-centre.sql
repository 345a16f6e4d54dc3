-- The reward centre (MEMBER-14): the daily check-in, and draws from seeds committed before.
create table reward_seed (
  member_id text not null references member (id) on delete cascade,
  game text not null check (game in ('wheel', 'envelope', 'egg')),
  -- Hex; told only with the prize.
  seed text not null,
  commitment text not null,
  created_at bigint not null,
  primary key (member_id, game)
);

create table reward_win (
  id text primary key,
  merchant_code text not null references merchant (code),
  -- No reference: what was won stays when an account goes.
  member_id text not null,
  kind text not null check (kind in ('checkIn', 'wheel', 'envelope', 'egg')),
  -- The first millisecond of its business day.
  day bigint not null,
  currency text not null check (currency in ('P', 'points')),
  amount bigint not null check (amount > 0),
  -- Of a check-in: which day of seven.
  streak integer check (streak between 1 and 7),
  -- Of a draw: the place of the prize, and its odds as they were.
  prize integer,
  weight integer,
  weights integer,
  seed text,
  commitment text,
  at bigint not null,
  check ((kind = 'checkIn') = (streak is not null)),
  check ((kind = 'checkIn') = (seed is null))
);
-- One of each a day, however often it is asked for.
create unique index reward_win_once on reward_win (member_id, kind, day);
create index reward_win_at on reward_win (member_id, at, id);
create trigger reward_win_append_only before update on reward_win for each row execute function refuse_change();

-- Merchants from before: the prizes of the house.
update merchant
set settings = '{"rewardCentre": {
  "checkIn": [5, 5, 10, 10, 15, 20, 50],
  "leastValidBet": 5000000,
  "wheel": [
    {"currency": "P", "amount": 10000, "weight": 300}, {"currency": "points", "amount": 10, "weight": 300},
    {"currency": "P", "amount": 50000, "weight": 200}, {"currency": "points", "amount": 50, "weight": 109},
    {"currency": "P", "amount": 200000, "weight": 60}, {"currency": "points", "amount": 100, "weight": 25},
    {"currency": "P", "amount": 1000000, "weight": 5}, {"currency": "P", "amount": 10000000, "weight": 1}
  ],
  "envelope": [
    {"currency": "P", "amount": 20000, "weight": 60}, {"currency": "P", "amount": 50000, "weight": 30},
    {"currency": "P", "amount": 200000, "weight": 9}, {"currency": "P", "amount": 880000, "weight": 1}
  ],
  "egg": [
    {"currency": "P", "amount": 50000, "weight": 14}, {"currency": "P", "amount": 200000, "weight": 5},
    {"currency": "P", "amount": 800000, "weight": 1}
  ]
}}'::jsonb || settings;
