-- Tickets of the points mall: draws beside the one of the day, and a daily message of draw results (POINTS-09).
alter table reward_win add column ticket boolean not null default false;
alter table reward_win add constraint reward_win_ticket check (not ticket or kind <> 'checkIn');
drop index reward_win_once;
-- One of each a day, however often it is asked for; tickets are counted against the exchanges that brought them.
create unique index reward_win_once on reward_win (member_id, kind, day) where not ticket;
create index reward_win_ticket_used on reward_win (member_id, kind) where ticket;

-- The days whose draw results a member was told, each once.
create table draw_notice (
  member_id text not null references member (id) on delete cascade,
  -- The first millisecond of its business day.
  day bigint not null,
  primary key (member_id, day)
);
create index exchange_tickets on exchange (member_id, kind) where status = 'approved';
