-- Reports on large lines (AGENT-04, 06, 07, 08, 10; decision 047): lines kept flat, movements of main wallets apart from
-- stakes and payouts, and closed days rolled up by a job.

-- Every member with everybody above, the member included at level 0; kept by the database itself.
create table line_member (
  above_id text not null references member (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  -- Levels between the two.
  level integer not null,
  primary key (above_id, member_id)
);
create index line_member_member on line_member (member_id, above_id, level);

with recursive line (above_id, member_id, level) as (
  select id, id, 0 from member
  union all select line.above_id, member.id, line.level + 1 from line join member on member.upline_id = line.member_id
)
insert into line_member select above_id, member_id, level from line;

-- Members that joined in a range.
create index member_created on member (created_at, id);

-- What moved in main wallets, without stakes and payouts.
create table wallet_move (
  movement_id text not null,
  line integer not null,
  -- No reference: what moved stays when an account goes.
  member_id text not null,
  kind text not null,
  amount bigint not null,
  balance bigint not null,
  at bigint not null,
  seq bigint not null,
  primary key (movement_id, line)
);
create index wallet_move_member on wallet_move (member_id, at, seq);
create index wallet_move_at on wallet_move (at, member_id, seq);

insert into wallet_move
select movement.id, entry.line, account.member_id, movement.kind, entry.amount, entry.balance, movement.at, entry.seq
from ledger_movement as movement join ledger_entry as entry on entry.movement_id = movement.id
  join ledger_account as account on account.id = entry.account_id
where account.member_id is not null and account.purse = 'main'
  and movement.kind not in ('bet', 'betVoided', 'gameBet', 'gameWin', 'gameCancelled', 'gameUnsettled', 'gameResettled',
    'jackpotWin', 'jackpotSeed', 'pointsEarned', 'pointsTakenBack');

-- Running totals of members at the beginning of a business day, over everything before it: a range is the difference of
-- two. Amounts in 1/10,000 P; voided bets left out. A day on which nothing happened has none.
create table member_sum (
  until bigint not null,
  member_id text not null,
  stake bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  bonuses bigint not null,
  primary key (until, member_id)
);

-- Lines whose days are rolled up; all others are read live.
create table large_line (
  agent_id text primary key references member (id) on delete cascade
);

-- Bets of a large line on a closed business day.
create table line_day (
  agent_id text not null references large_line (agent_id) on delete cascade,
  -- Its first millisecond.
  day bigint not null,
  category text not null,
  vendor text not null,
  result text not null,
  bets bigint not null,
  stake bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  primary key (agent_id, day, category, vendor, result)
);

-- Movements of a large line's main wallets on a closed business day.
create table line_day_move (
  agent_id text not null references large_line (agent_id) on delete cascade,
  day bigint not null,
  kind text not null,
  moves bigint not null,
  credit bigint not null,
  debit bigint not null,
  primary key (agent_id, day, kind)
);

-- One row, locked by whoever changes a roll-up.
create table roll_up (
  id integer primary key check (id = 1),
  -- What comes in for an instant before it is noted as late.
  closing_to bigint not null,
  -- Days before it are rolled up.
  closed_to bigint not null
);
insert into roll_up values (1, 0, 0);

-- A member's closed day that changed.
create table roll_up_late (
  id bigint generated always as identity primary key,
  member_id text not null,
  day bigint not null
);

-- Business days begin at midnight GMT+8.
create function day_of(instant bigint) returns bigint language sql immutable as $$
  select (instant + 28800000) / 86400000 * 86400000 - 28800000
$$;

create or replace function count_new_bets() returns trigger language plpgsql as $$
begin
  insert into bet_hour
  select member_id, settled_at / 3600000 * 3600000, category, vendor, bet_result(stake, payout, voided_at),
    count(*), sum(stake), sum(valid_bet), sum(payout)
  from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (member_id, hour, category, vendor, result) do update set
    bets = bet_hour.bets + excluded.bets, stake = bet_hour.stake + excluded.stake,
    valid_bet = bet_hour.valid_bet + excluded.valid_bet, payout = bet_hour.payout + excluded.payout;
  insert into roll_up_late (member_id, day)
  select distinct added.member_id, day_of(added.settled_at) from added join roll_up on added.settled_at < roll_up.closing_to;
  return null;
end
$$;

create or replace function count_changed_bets() returns trigger language plpgsql as $$
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
  insert into roll_up_late (member_id, day)
  select distinct afterwards.member_id, day_of(afterwards.settled_at)
  from afterwards join roll_up on afterwards.settled_at < roll_up.closing_to;
  return null;
end
$$;

-- Its plan is kept from a time when the tables may have been small: without this it would read them whole.
create function list_wallet_move() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into wallet_move
  select new.id, entry.line, account.member_id, new.kind, entry.amount, entry.balance, new.at, entry.seq
  from ledger_entry as entry join ledger_account as account on account.id = entry.account_id
  where entry.movement_id = new.id and account.member_id is not null and account.purse = 'main'
  on conflict do nothing;
  insert into roll_up_late (member_id, day)
  select distinct moved.member_id, day_of(new.at)
  from wallet_move as moved join roll_up on new.at < roll_up.closing_to where moved.movement_id = new.id;
  return null;
end
$$;
create trigger wallet_move_listed after insert on ledger_movement for each row
  when (new.kind not in ('bet', 'betVoided', 'gameBet', 'gameWin', 'gameCancelled', 'gameUnsettled', 'gameResettled',
    'jackpotWin', 'jackpotSeed', 'pointsEarned', 'pointsTakenBack'))
  execute function list_wallet_move();

create function forget_roll_ups() returns trigger language plpgsql as $$
begin
  truncate member_sum, large_line, line_day, line_day_move, roll_up_late;
  update roll_up set closing_to = 0, closed_to = 0;
  return null;
end
$$;
create trigger bet_roll_up_emptied after truncate on bet for each statement execute function forget_roll_ups();
create trigger wallet_move_roll_up_emptied after truncate on wallet_move for each statement execute function forget_roll_ups();

-- Puts a member, with everybody below, under everybody above. Whose line has changed is read live until the next job.
create function join_line(joined text, upline text) returns void language plpgsql as $$
begin
  insert into line_member
  select above.above_id, below.member_id, above.level + 1 + below.level
  from line_member as above cross join line_member as below
  where above.member_id = upline and below.above_id = joined
  on conflict do nothing;
end
$$;

create function place_new_member() returns trigger language plpgsql as $$
declare
  below text;
begin
  -- Not while a line moves. The number must be unique on the database.
  perform pg_advisory_xact_lock_shared(7402616);
  insert into line_member values (new.id, new.id, 0) on conflict do nothing;
  perform join_line(new.id, new.upline_id);
  -- Written before their upline.
  for below in select id from member where upline_id = new.id loop
    perform join_line(below, new.id);
  end loop;
  return null;
end
$$;
create trigger line_member_added after insert on member for each row execute function place_new_member();

create function move_member() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7402616);
  -- No day is rolled up by the old tree meanwhile.
  perform from roll_up for update;
  delete from large_line where agent_id in (
    select above_id from line_member where member_id in (old.upline_id, new.upline_id)
  );
  delete from line_member
  where member_id in (select member_id from line_member where above_id = new.id)
    and above_id in (select above_id from line_member where member_id = new.id and above_id <> new.id);
  perform join_line(new.id, new.upline_id);
  return null;
end
$$;
create trigger line_member_moved after update of upline_id on member for each row
  when (old.upline_id is distinct from new.upline_id) execute function move_member();
