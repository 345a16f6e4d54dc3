-- Missions of a merchant, and the rewards that members claimed (MEMBER-16).
create table mission (
  id text primary key,
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('validBet', 'categories', 'deposits')),
  period text not null check (period in ('day', 'week', 'once')),
  -- Of the bets that count; null for all.
  category text,
  -- A number of categories, or 1/10,000 P.
  target bigint not null check (target > 0),
  reward bigint not null check (reward > 0),
  name jsonb not null,
  sort integer not null,
  enabled boolean not null default true,
  check (kind = 'validBet' or category is null)
);
create index mission_merchant on mission (merchant_code, sort);

create table mission_claim (
  mission_id text not null references mission (id),
  -- No reference: what was claimed stays when an account goes.
  member_id text not null,
  -- The first millisecond of its day or week; 0 for a mission without a period.
  period_from bigint not null,
  reward bigint not null check (reward > 0),
  claimed_at bigint not null,
  primary key (member_id, mission_id, period_from)
);
create index deposit_paid on deposit (member_id, paid_at) where status = 'paid';
