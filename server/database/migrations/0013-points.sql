-- Decision M4: what bets give in points, what can be had for points, and what was.
-- Bets from before gave none, so nothing of them is taken back.
alter table bet add column gives_points boolean not null default false;

create table point_earning (
  member_id text primary key,
  merchant_code text not null,
  -- Of all bets that give points and are not voided, in 1/10,000 P.
  valid_bet bigint not null check (valid_bet >= 0),
  -- What came to the member for it, less what was taken back.
  given bigint not null check (given >= 0)
);

create table reward (
  id text primary key,
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('goods', 'redEnvelopeTicket', 'wheelTicket', 'goldenEggTicket', 'notificationMessage')),
  name jsonb not null,
  picture text not null,
  points bigint not null check (points > 0),
  -- Null where it does not run out.
  stock integer check (stock >= 0),
  sort integer not null,
  enabled boolean not null default true,
  check (kind <> 'goods' or stock is not null)
);
create index reward_merchant on reward (merchant_code, sort);

create table exchange (
  id text primary key,
  merchant_code text not null,
  -- No reference: what was exchanged stays when an account goes.
  member_id text not null,
  kind text not null,
  -- Null for points that became money.
  reward_id text references reward (id),
  -- The reward's name as it was.
  item jsonb,
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  -- What came to the main wallet; null for a reward.
  amount bigint check (amount > 0),
  balance_after bigint not null check (balance_after >= 0),
  address text,
  nationality text,
  status text not null check (status in ('inProgress', 'rejected', 'approved')),
  remark text,
  created_at bigint not null,
  reviewed_at bigint,
  reviewed_by text,
  check ((kind = 'points') = (reward_id is null)),
  check ((kind = 'points') = (item is null)),
  check ((kind = 'points') = (amount is not null)),
  check (kind <> 'points' or status = 'approved'),
  check (kind <> 'goods' or num_nulls(address, nationality) = 0),
  check ((status = 'inProgress' or kind = 'points') = (reviewed_at is null)),
  check ((reviewed_at is null) = (reviewed_by is null))
);
create index exchange_member on exchange (member_id, created_at);
create index exchange_in_progress on exchange (merchant_code, created_at) where status = 'inProgress';
