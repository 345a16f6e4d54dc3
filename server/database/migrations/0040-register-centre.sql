-- Registration links of agents, accounts made by hand, and rebates that a line gives (AGENT-05, AGENT-06).

-- Daily rebate in millionths of valid bets, at least; 0 where the VIP level decides alone.
alter table member add column line_rate integer not null default 0 check (line_rate between 0 and 1000000);

create table register_link (
  id text primary key,
  merchant_code text not null references merchant (code),
  agent_id text not null references member (id) on delete cascade,
  -- Upper case.
  code text not null,
  label text not null,
  is_agent boolean not null,
  rate integer not null check (rate between 0 and 1000000),
  created_at bigint not null,
  closed_at bigint
);
create unique index register_link_code on register_link (merchant_code, code);
create index register_link_agent on register_link (agent_id, created_at);

create table register_link_use (
  member_id text primary key references member (id) on delete cascade,
  link_id text not null references register_link (id) on delete cascade,
  at bigint not null
);
create index register_link_use_link on register_link_use (link_id, at);

-- Until the owner sets a password, that of the account is the one-time password that the agent was shown.
create table made_account (
  member_id text primary key references member (id) on delete cascade,
  merchant_code text not null references merchant (code),
  agent_id text not null references member (id) on delete cascade,
  made_at bigint not null,
  -- Of the password; null before there was one.
  expires_at bigint,
  used_at bigint,
  claimed_at bigint
);
create index made_account_agent on made_account (agent_id, made_at, member_id);
