-- Player protection: limits of one's own, breaks and exclusions, sessions of play.
create table play_limit (
  member_id text not null references member (id) on delete cascade,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  period text not null check (period in ('bet', 'day', 'week', 'month')),
  -- 1/10,000 P; ms of `time`.
  amount bigint not null check (amount > 0),
  set_at bigint not null,
  -- A raise that waits for its second yes; a null amount is one without a limit.
  raise_requested_at bigint,
  raise_amount bigint,
  primary key (member_id, kind, period)
);

create table play_block (
  id text primary key,
  merchant_code text not null references merchant (code),
  member_id text not null references member (id) on delete cascade,
  kind text not null check (kind in ('break', 'exclusion')),
  since bigint not null,
  -- Null: for good.
  until bigint,
  -- The operator who set it; null: the member.
  operator_id text
);
create index play_block_member on play_block (member_id, until);
-- Nobody ends a break or an exclusion early.
create trigger play_block_append_only before update on play_block for each row execute function refuse_change();

create table play_setting (
  member_id text primary key references member (id) on delete cascade,
  reality_check_minutes integer not null
);

-- A session of play: bets without a pause of more than ten minutes between them.
create table play_visit (
  member_id text not null,
  started_at bigint not null,
  last_at bigint not null,
  primary key (member_id, started_at)
);

create function extend_play_visit() returns trigger language plpgsql as $$
begin
  if new.demo then
    return null;
  end if;
  update play_visit set last_at = greatest(last_at, new.opened_at)
  where member_id = new.member_id
    and started_at = (select max(started_at) from play_visit where member_id = new.member_id)
    and last_at >= new.opened_at - 600000;
  if not found then
    insert into play_visit values (new.member_id, new.opened_at, new.opened_at) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger play_visit_extended after insert on game_round for each row execute function extend_play_visit();
