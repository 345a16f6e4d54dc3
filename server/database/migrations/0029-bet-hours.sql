-- Counts and sums of settled bets by member and hour, kept by the database itself with every bet and every void, so
-- that totals over a million bets read some thousand rows (MEMBER-10).
create table bet_hour (
  member_id text not null,
  -- Its first millisecond.
  hour bigint not null,
  category text not null,
  vendor text not null,
  result text not null check (result in ('won', 'lost', 'even', 'voided')),
  bets bigint not null,
  -- 1/10,000 P
  stake bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  primary key (member_id, hour, category, vendor, result)
);

create function bet_result(stake bigint, payout bigint, voided_at bigint) returns text language sql immutable as $$
  select case when voided_at is not null then 'voided' when payout > stake then 'won' when payout < stake then 'lost' else 'even' end
$$;

create function count_new_bets() returns trigger language plpgsql as $$
begin
  insert into bet_hour
  select member_id, settled_at / 3600000 * 3600000, category, vendor, bet_result(stake, payout, voided_at),
    count(*), sum(stake), sum(valid_bet), sum(payout)
  from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (member_id, hour, category, vendor, result) do update set
    bets = bet_hour.bets + excluded.bets, stake = bet_hour.stake + excluded.stake,
    valid_bet = bet_hour.valid_bet + excluded.valid_bet, payout = bet_hour.payout + excluded.payout;
  return null;
end
$$;
create trigger bet_hour_added after insert on bet
  referencing new table as added for each statement execute function count_new_bets();

create function count_changed_bets() returns trigger language plpgsql as $$
begin
  insert into bet_hour
  select member_id, hour, category, vendor, result, sum(sign), sum(sign * stake), sum(sign * valid_bet), sum(sign * payout)
  from (
    select member_id, settled_at / 3600000 * 3600000 as hour, category, vendor,
      bet_result(stake, payout, voided_at) as result, -1 as sign, stake, valid_bet, payout from before
    union all
    select member_id, settled_at / 3600000 * 3600000, category, vendor,
      bet_result(stake, payout, voided_at), 1, stake, valid_bet, payout from afterwards
  ) as changed
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (member_id, hour, category, vendor, result) do update set
    bets = bet_hour.bets + excluded.bets, stake = bet_hour.stake + excluded.stake,
    valid_bet = bet_hour.valid_bet + excluded.valid_bet, payout = bet_hour.payout + excluded.payout;
  return null;
end
$$;
create trigger bet_hour_changed after update on bet
  referencing old table as before new table as afterwards for each statement execute function count_changed_bets();

create function forget_bet_hours() returns trigger language plpgsql as $$
begin
  truncate bet_hour;
  return null;
end
$$;
create trigger bet_hour_emptied after truncate on bet for each statement execute function forget_bet_hours();

insert into bet_hour
select member_id, settled_at / 3600000 * 3600000, category, vendor, bet_result(stake, payout, voided_at),
  count(*), sum(stake), sum(valid_bet), sum(payout)
from bet group by 1, 2, 3, 4, 5;

-- The record is sorted by time and id.
drop index bet_member;
create index bet_member on bet (member_id, settled_at, id);
