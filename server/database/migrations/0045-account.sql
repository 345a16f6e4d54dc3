-- A member's profile, confirmed e-mail address, and closing of the account.
create table member_account (
  member_id text primary key references member (id) on delete cascade,
  merchant_code text not null,
  drawn_icon text,
  -- A stored file; the path of the picture.
  picture_id text,
  -- Lower case. Belongs to one account at a merchant, unlike the address given at registration.
  confirmed_email text,
  -- Of e-mail and push.
  language text not null default 'TH' check (language in ('TH', 'EN')),
  closes_at bigint,
  closed_at bigint
);
create unique index member_account_email on member_account (merchant_code, confirmed_email);
create index member_account_closes on member_account (closes_at) where closes_at is not null;

-- A phone number or e-mail address that waits for its codes.
create table contact_change (
  member_id text not null references member (id) on delete cascade,
  kind text not null check (kind in ('mobile', 'email')),
  dialing_code text,
  value text not null,
  new_code_hash text not null,
  old_code_hash text,
  expires_at bigint not null,
  tries integer not null default 0,
  primary key (member_id, kind)
);

-- A file of everything that is kept of an account, in compressed parts.
create table data_export (
  id text primary key,
  member_id text not null unique references member (id) on delete cascade,
  status text not null check (status in ('waiting', 'ready', 'failed')),
  asked_at bigint not null,
  bytes bigint,
  expires_at bigint,
  -- Of the job, and its lease.
  tries integer not null default 0,
  next_try_at bigint not null,
  link_hash text unique,
  link_expires_at bigint
);
create table data_export_part (
  export_id text not null references data_export (id) on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (export_id, number)
);

-- What a member wants to be told of outside the site, besides the bell.
create table notice_setting (
  member_id text not null references member (id) on delete cascade,
  topic text not null check (topic in ('receipt', 'contract', 'device', 'ticket')),
  email boolean not null,
  push boolean not null,
  primary key (member_id, topic)
);
create table push_subscription (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  endpoint text not null unique,
  -- The browser's keys: what is pushed is encrypted for it alone.
  p256dh text not null,
  auth text not null,
  created_at bigint not null
);
create index push_subscription_member on push_subscription (member_id);
-- A message to be sent by e-mail and push; the job deletes it.
create table notice_due (
  message_id text primary key references message (id) on delete cascade,
  tries integer not null default 0,
  next_try_at bigint not null
);
create index notice_due_next on notice_due (next_try_at);
