-- Bets that are settled. What a row says stays, but for the one thing that can still happen to it: it is voided.
create table bet (
  id text primary key,
  -- No references: what was played stays when an account or a vendor goes.
  merchant_code text not null,
  member_id text not null,
  vendor text not null,
  -- The vendor's own id of the request that brought it: a repeat brings nothing.
  request_id text not null,
  category text not null,
  round text not null,
  stake bigint not null check (stake >= 0),
  valid_bet bigint not null check (valid_bet >= 0 and valid_bet <= stake),
  payout bigint not null check (payout >= 0),
  placed_at bigint not null,
  settled_at bigint not null,
  voided_at bigint
);
create unique index bet_request on bet (merchant_code, vendor, request_id);
create index bet_settled on bet (merchant_code, settled_at);
create index bet_member on bet (member_id, settled_at);
create index bet_voided on bet (merchant_code, voided_at) where voided_at is not null;

create function refuse_all_but_voiding() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.voided_at is null and new.voided_at is not null
    and to_jsonb(new) - 'voided_at' = to_jsonb(old) - 'voided_at' then
    return new;
  end if;
  raise exception 'a bet can be voided and nothing else';
end
$$;
create trigger bet_append_only before update or delete on bet for each row execute function refuse_all_but_voiding();

-- Decisions M7, M8.
create table contract (
  id text primary key,
  merchant_code text not null references merchant (code),
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realTime')),
  upline_id text not null references member (id),
  downline_id text not null references member (id),
  version integer not null,
  tiers jsonb not null,
  -- That of the highest tier, in millionths.
  highest_rate integer not null check (highest_rate > 0),
  period text not null check (period in ('daily', 'weekly', 'semimonthly', 'monthly')),
  status text not null check (status in ('offered', 'active', 'terminationRequested', 'declined', 'withdrawn',
    'superseded', 'terminated', 'expired')),
  termination_by text,
  remark text not null default '',
  offered_at bigint not null,
  agreed_at bigint,
  -- Edges of the periods that it is settled by.
  starts_at bigint,
  ends_at bigint,
  check (upline_id <> downline_id),
  check ((status in ('offered', 'declined', 'withdrawn')) = (agreed_at is null))
);
create unique index contract_version on contract (upline_id, downline_id, kind, version);
create unique index contract_offered on contract (upline_id, downline_id, kind) where status = 'offered';
create unique index contract_in_force on contract (downline_id, kind) where status in ('active', 'terminationRequested');
create index contract_upline on contract (upline_id, kind);
create index contract_settled on contract (merchant_code, kind, period) where starts_at is not null;

create table contract_change (
  contract_id text not null references contract (id),
  seq integer not null,
  at bigint not null,
  -- Null where nobody did it: the end came, or it followed from another contract.
  by_id text,
  what text not null,
  status text not null,
  -- The contract that brought it about.
  because_of text,
  primary key (contract_id, seq)
);
create trigger contract_change_append_only before update or delete on contract_change
  for each row execute function refuse_change();

-- Decision M9. Amounts in 1/10,000 P, rates in millionths.
create table bill (
  id text primary key,
  merchant_code text not null references merchant (code),
  contract_id text not null references contract (id),
  kind text not null,
  upline_id text not null,
  downline_id text not null,
  -- How many stand above the payer: who stands higher pays first.
  level integer not null,
  from_at bigint not null,
  to_at bigint not null,
  counted_from bigint not null,
  active_members integer not null,
  valid_bet bigint not null,
  loss bigint not null,
  counted_valid_bet bigint not null,
  counted_loss bigint not null,
  carried_in bigint not null check (carried_in <= 0),
  tier jsonb,
  base bigint not null check (base >= 0),
  rate integer not null,
  share bigint not null check (share >= 0),
  voided bigint not null check (voided <= 0),
  owed_before bigint not null check (owed_before <= 0),
  owed_after bigint not null check (owed_after <= 0),
  due bigint not null check (due >= 0),
  paid bigint not null check (paid >= 0 and paid <= due),
  status text not null check (status in ('issued', 'inReview', 'claimable', 'rejected', 'notReached', 'insufficient',
    'partPaid', 'expired')),
  remark text not null default '',
  issued_at bigint not null,
  changed_at bigint not null,
  check (share + voided + owed_before = due + owed_after)
);
-- A period is settled once, however often the job runs and on however many servers (M10).
create unique index bill_period on bill (contract_id, kind, from_at);
create index bill_downline on bill (downline_id, kind, to_at);
create index bill_upline on bill (upline_id, kind, to_at);
create index bill_open on bill (merchant_code, issued_at) where status in ('insufficient', 'partPaid', 'claimable', 'inReview');

-- Periods that are done, so that nothing is worked out twice for nothing.
create table settlement (
  merchant_code text not null references merchant (code),
  kind text not null,
  period text not null,
  from_at bigint not null,
  to_at bigint not null,
  settled_at bigint not null,
  bills integer not null,
  primary key (merchant_code, kind, period, from_at)
);

-- Merchants from before: what they had not is off.
update merchant set settings = '{"agentFeatures": {"rebate": false, "referralInvite": false, "agentPolicy": false,
  "enableCt": false, "salary": false, "hourSalary": false, "realTimeSalary": false}}'::jsonb || settings;
