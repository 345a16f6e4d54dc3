create table merchant (
  code text primary key,
  brand_name text not null,
  status integer not null default 0,
  maintenance_until bigint,
  settings jsonb not null
);

create table member (
  id text primary key,
  merchant_code text not null references merchant (code),
  username text not null,
  account text not null,
  nickname text not null,
  kind text not null default 'member' check (kind in ('member', 'staff')),
  is_agent integer not null default 0 check (is_agent in (0, 1, 2, 4, 41, 42)),
  upline_id text,
  password_hash text not null,
  password_expires_at bigint,
  payment_password_hash text,
  country_dialing_code text,
  mobile_num text,
  email text,
  club_label text,
  member_labels jsonb not null default '[]',
  last_login_at bigint,
  created_at bigint not null
);
create unique index member_username on member (merchant_code, username);
create unique index member_mobile on member (merchant_code, country_dialing_code, mobile_num);

create table session (
  token_hash text primary key,
  member_id text not null references member (id) on delete cascade,
  created_at bigint not null,
  seen_at bigint not null,
  ended_at bigint,
  end_reason text check (end_reason in ('logout', 'expired', 'revoked', 'password', 'too-many')),
  password_change_required boolean not null default false,
  previous_login_at bigint
);
create index session_member on session (member_id, ended_at);

create table wallet (
  member_id text primary key references member (id) on delete cascade,
  balance bigint not null default 0 check (balance >= 0)
);

create table rate_limit (
  key text primary key,
  started_at bigint not null,
  count integer not null,
  expires_at bigint not null
);

create table captcha (
  key_hash text primary key,
  answer_hash text not null,
  expires_at bigint not null
);

create table sms_code (
  id text primary key,
  purpose text not null check (purpose in ('login', 'register', 'forgot')),
  mobile text not null,
  code_hash text not null,
  created_at bigint not null,
  expires_at bigint not null,
  tries integer not null default 0,
  used_at bigint
);
create index sms_code_mobile on sms_code (purpose, mobile, created_at);

create table seal_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at bigint not null
);
create unique index seal_key_created on seal_key (created_at);

create table server_secret (
  name text primary key,
  value text not null
);

create table used_once (
  scope text not null,
  id text not null,
  expires_at bigint not null,
  primary key (scope, id)
);

create table idempotency (
  owner text not null,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at bigint not null,
  primary key (owner, key)
);

create table announcement (
  id text primary key,
  merchant_code text not null references merchant (code),
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  title jsonb not null,
  content jsonb not null,
  image text,
  link text,
  published_at bigint not null,
  ends_at bigint
);

create table win_record (
  id text primary key,
  merchant_code text not null references merchant (code),
  player text not null,
  game_category text not null,
  game jsonb not null,
  amount bigint not null,
  demo boolean not null,
  won_at bigint not null
);
create index win_record_amount on win_record (merchant_code, amount);

create table lottery_draw (
  game_code text not null,
  issue_no text not null,
  game_name jsonb not null,
  prize_mode text not null,
  numbers jsonb not null,
  opened_at bigint not null,
  primary key (game_code, issue_no)
);
create index lottery_draw_opened on lottery_draw (opened_at);

create table outbox (
  id text primary key,
  kind text not null check (kind in ('sms', 'email', 'captcha')),
  recipient text not null,
  text text not null,
  code text,
  sent_at bigint not null
);
