-- The deal, issue or hand that several players bet on.
alter table game_round add column draw_ref text;
create index game_round_draw on game_round (merchant_code, settled_at) where draw_ref is not null;

-- Two accounts that may be one person's, or play together, and why.
create table linked_account (
  merchant_code text not null,
  -- The smaller id first.
  one_id text not null references member (id) on delete cascade,
  other_id text not null references member (id) on delete cascade,
  -- bankAccount, device, address, opposite
  traits jsonb not null,
  -- Draws that the two bet on against each other lately, and what both had on them, in 1/10,000 P.
  draws integer not null,
  staked bigint not null,
  found_at bigint not null,
  changed_at bigint not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index linked_account_changed on linked_account (merchant_code, changed_at);
