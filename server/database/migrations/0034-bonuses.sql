-- Rebates by day and cash back by week (decision M13), and every bonus of a member in one list (MEMBER-13).
create table periodic_bonus (
  kind text not null check (kind in ('rebate', 'cashBack')),
  -- The first millisecond of its day or week, and the first after it.
  from_at bigint not null,
  to_at bigint not null,
  -- No reference: what was credited stays when an account goes.
  member_id text not null,
  merchant_code text not null,
  -- Valid bets or net loss, 1/10,000 P.
  base bigint not null check (base > 0),
  -- Of a rebate.
  level integer,
  -- Millionths.
  rate integer not null check (rate > 0),
  amount bigint not null check (amount > 0),
  credited_at bigint,
  primary key (kind, from_at, member_id),
  check ((kind = 'rebate') = (level is not null))
);
create index periodic_bonus_due on periodic_bonus (merchant_code, member_id, kind, from_at) where credited_at is null;

-- The days and weeks that were computed.
create table bonus_run (
  merchant_code text not null,
  kind text not null check (kind in ('rebate', 'cashBack')),
  from_at bigint not null,
  to_at bigint not null,
  run_at bigint not null,
  primary key (merchant_code, kind, from_at)
);

-- A day or a week of all members is one range.
create index bet_hour_hour on bet_hour (hour);

-- What came to a main purse as a bonus, or was taken back, by the kind of its movement.
create table bonus (
  movement_id text primary key,
  member_id text not null,
  kind text not null,
  amount bigint not null,
  at bigint not null,
  memo text not null
);
create index bonus_member on bonus (member_id, at, movement_id);

-- Its plan is kept from a time when the tables may have been small: without this it would read them whole.
create function list_bonus() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into bonus (movement_id, member_id, kind, amount, at, memo)
  select new.id, account.member_id, new.kind, entry.amount, new.at, new.memo
  from ledger_entry as entry join ledger_account as account on account.id = entry.account_id
  where entry.movement_id = new.id and account.member_id is not null and account.purse = 'main'
  on conflict do nothing;
  return null;
end
$$;
create trigger bonus_listed after insert on ledger_movement for each row
  when (new.book = 'main' and new.kind in ('rebate', 'cashBack', 'missionReward', 'referralReward', 'referralShare',
    'checkIn', 'wheelPrize', 'envelopePrize', 'eggPrize', 'bonus', 'promoWin', 'adjustment'))
  execute function list_bonus();

insert into bonus (movement_id, member_id, kind, amount, at, memo)
select movement.id, account.member_id, movement.kind, entry.amount, movement.at, movement.memo
from ledger_movement as movement join ledger_entry as entry on entry.movement_id = movement.id
  join ledger_account as account on account.id = entry.account_id
where movement.book = 'main' and movement.kind in ('bonus', 'promoWin', 'adjustment')
  and account.member_id is not null and account.purse = 'main'
on conflict do nothing;
