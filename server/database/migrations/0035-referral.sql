-- Invited friends: codes, who came with whose, and what inviters were paid for it.
create table referral_code (
  member_id text primary key references member (id) on delete cascade,
  merchant_code text not null references merchant (code),
  code text not null
);
create unique index referral_code_of on referral_code (merchant_code, code);

create table referral (
  friend_id text primary key references member (id) on delete cascade,
  merchant_code text not null references merchant (code),
  inviter_id text not null references member (id) on delete cascade,
  joined_at bigint not null,
  -- When the friend met the terms; null before.
  active_at bigint,
  -- Whether the two may be one person: the desk decides once for both.
  review text not null default 'none' check (review in ('none', 'waiting', 'approved', 'refused')),
  shared jsonb not null default '[]',
  decided_at bigint,
  decided_by text,
  check (friend_id <> inviter_id)
);
create index referral_inviter on referral (inviter_id, joined_at);
create index referral_open on referral (merchant_code, joined_at) where active_at is null;
create index referral_review on referral (merchant_code, joined_at) where review = 'waiting';

-- Where inviters and friends were seen, hashed: to tell two people from one with two accounts.
create table referral_trace (
  member_id text not null references member (id) on delete cascade,
  kind text not null check (kind in ('address', 'device')),
  hash text not null,
  at bigint not null,
  primary key (member_id, kind, hash)
);
create index referral_trace_hash on referral_trace (kind, hash);

create table referral_reward (
  id text primary key,
  merchant_code text not null references merchant (code),
  inviter_id text not null,
  friend_id text not null,
  kind text not null check (kind in ('firstDeposit', 'share')),
  -- The first millisecond of the business day of a share; 0 of a first deposit, which counts once.
  day bigint not null,
  -- What made it, in 1/10,000 P.
  deposit bigint,
  valid_bet bigint not null check (valid_bet >= 0),
  -- In 1/10,000 of the valid bets; null of a first deposit.
  rate integer,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('paid', 'inReview', 'refused')),
  created_at bigint not null,
  paid_at bigint,
  check ((status = 'paid') = (paid_at is not null)),
  check ((kind = 'share') = (rate is not null)),
  check ((kind = 'firstDeposit') = (deposit is not null))
);
-- However many servers pay: each of them once.
create unique index referral_reward_once on referral_reward (friend_id, kind, day);
create index referral_reward_inviter on referral_reward (inviter_id, created_at, id);

-- Merchants from before: the amounts of the house.
update merchant
set settings = '{"referral": {"leastDeposit": 1000000, "leastValidBet": 5000000, "days": 30, "reward": 500000, "shareRate": 10}}'::jsonb
  || settings;
