-- The operator's desk: who may sit at it, what is done there, and who wrote it down.
create table operator (
  id text primary key,
  merchant_code text not null references merchant (code),
  -- Lower case.
  name text not null,
  password_hash text not null,
  -- An auditor sees everything and changes nothing.
  role text not null check (role in ('operator', 'auditor')),
  created_at bigint not null,
  unique (merchant_code, name)
);

create table operator_session (
  -- SHA-256 of the token: a stolen database opens no session.
  token_hash text primary key,
  operator_id text not null references operator (id) on delete cascade,
  created_at bigint not null,
  seen_at bigint not null,
  ended_at bigint
);
create index operator_session_operator on operator_session (operator_id);

-- What was done at the desk, chained: each row's hash is over the one before it and all that stands in the row.
create table audit_entry (
  merchant_code text not null,
  seq bigint not null,
  at bigint not null,
  -- The name, which stays when an operator goes; null where nobody is known by the name that was typed.
  operator text,
  act text not null,
  subject text not null,
  -- JSON.
  before text not null,
  after text not null,
  remark text not null,
  previous text not null,
  hash text not null,
  primary key (merchant_code, seq)
);
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();

-- Where the chain ends: the last row cannot be taken away.
create table audit_head (
  merchant_code text primary key,
  entries bigint not null,
  head text not null
);

-- What an operator gives a member or takes, with a reason; a large one waits for a second operator.
create table adjustment (
  id text primary key,
  merchant_code text not null,
  member_id text not null,
  purse text not null check (purse in ('main', 'points')),
  -- In 1/10,000 P, or in points; below zero, it takes.
  amount bigint not null check (amount <> 0),
  reason text not null,
  status text not null check (status in ('pending', 'done', 'declined')),
  made_by text not null,
  made_at bigint not null,
  decided_by text,
  decided_at bigint,
  remark text
);
create index adjustment_status on adjustment (merchant_code, status, made_at);
create index adjustment_member on adjustment (member_id, made_at);

-- Who was the first of two to have a large amount paid again; null where nobody was.
alter table withdrawal add column again_approver text;

alter table ledger_proof add column audit_entries bigint not null default 0;
