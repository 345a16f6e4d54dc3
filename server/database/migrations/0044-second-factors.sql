-- Second factors and passkeys (decision record 042).
create table authenticator (
  id text primary key,
  member_id text unique references member (id) on delete cascade,
  operator_id text unique references operator (id) on delete cascade,
  -- Encrypted by a key of the server.
  secret text not null,
  -- Time step of the last accepted code: each code counts once.
  last_step bigint not null,
  created_at bigint not null,
  check ((member_id is null) <> (operator_id is null))
);
create table recovery_code (
  authenticator_id text not null references authenticator (id) on delete cascade,
  -- Keyed hash.
  hash text not null,
  used_at bigint,
  primary key (authenticator_id, hash)
);
-- Devices that are not asked for a code.
create table trusted_device (
  authenticator_id text not null references authenticator (id) on delete cascade,
  device_hash text not null,
  until bigint not null,
  primary key (authenticator_id, device_hash)
);
create table passkey (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null,
  is_synced boolean not null,
  added_at bigint not null,
  used_at bigint
);
create index passkey_member on passkey (member_id);
-- Steps that are under way, each for one use.
create table step_ticket (
  hash text primary key,
  purpose text not null,
  owner_id text not null,
  data text not null,
  expires_at bigint not null
);
create index step_ticket_expires on step_ticket (expires_at);
-- The password that the configuration named last: only a change of it replaces the operator's own.
alter table operator add column configured_hash text not null default '';
update operator set configured_hash = password_hash;
alter table session drop constraint session_opened_by_check;
alter table session add constraint session_opened_by_check check (opened_by in
  ('password', 'sms', 'registration', 'recovery', 'trial', 'other', 'passwordAndCode', 'smsAndCode', 'passkey'));
