-- AGENT-16: members who want to be agents.
create table agent_application (
  id text primary key,
  merchant_code text not null references merchant (code),
  member_id text not null references member (id),
  players integer not null check (players > 0),
  channels jsonb not null,
  plan text not null,
  -- Encrypted under a server key.
  contact text not null,
  status text not null check (status in ('pending', 'approved', 'refused', 'withdrawn')),
  sent_at bigint not null,
  decided_at bigint,
  decided_by text,
  remark text,
  check ((status = 'pending') = (decided_at is null)),
  check ((status in ('approved', 'refused')) = (decided_by is not null)),
  check ((status = 'refused') = (remark is not null))
);
-- However often a member sends it: one at a time.
create unique index agent_application_open on agent_application (member_id) where status = 'pending';
create index agent_application_member on agent_application (member_id, sent_at);
create index agent_application_queue on agent_application (merchant_code, status, sent_at);

-- Who stood under whom, and when: settlement counts each span by the tree at its beginning.
create table line_move (
  id text primary key,
  merchant_code text not null references merchant (code),
  member_id text not null references member (id),
  from_id text,
  to_id text not null references member (id),
  members integer not null check (members > 0),
  reason text not null,
  status text not null check (status in ('pending', 'done', 'declined')),
  made_by text not null,
  made_at bigint not null,
  decided_by text,
  decided_at bigint,
  remark text,
  moved_at bigint,
  check ((status = 'done') = (moved_at is not null)),
  check (status <> 'declined' or decided_by is not null),
  -- Two people, never the same one.
  check (status <> 'done' or decided_by is distinct from made_by),
  check (member_id <> to_id)
);
create unique index line_move_open on line_move (member_id) where status = 'pending';
create unique index line_move_once on line_move (member_id, moved_at) where moved_at is not null;
create index line_move_member on line_move (member_id, moved_at);
create index line_move_from on line_move (from_id, moved_at);
create index line_move_queue on line_move (merchant_code, status, made_at);

-- Frozen lines, from the top member down.
create table line_freeze (
  id text primary key,
  merchant_code text not null references merchant (code),
  member_id text not null references member (id),
  reason text not null,
  frozen_by text not null,
  frozen_at bigint not null,
  lifted_by text,
  lifted_at bigint,
  lift_reason text,
  check ((lifted_at is null) = (lifted_by is null)),
  check ((lifted_at is null) = (lift_reason is null))
);
create unique index line_freeze_open on line_freeze (member_id) where lifted_at is null;
create index line_freeze_member on line_freeze (member_id, lifted_at);

-- Merchants from before: no standard contracts until they decide on some.
update merchant
set settings = '{"agentProgram": {"payer": null, "contracts": [], "againAfterDays": 30, "twoPeopleFrom": 50}}'::jsonb
  || settings;
