-- Changes of settings at the desk (decision 066): done at once, or by a second operator.
create table setting_change (
  id text primary key,
  merchant_code text not null references merchant (code),
  -- Name, and part behind a dot.
  setting text not null,
  -- JSON.
  before text not null,
  after text not null,
  status text not null check (status in ('pending', 'done', 'declined')),
  made_by text not null,
  made_at bigint not null,
  decided_by text,
  decided_at bigint,
  remark text
);
-- One change of a setting waits at a time.
create unique index setting_change_pending on setting_change (merchant_code, setting) where status = 'pending';
create index setting_change_of on setting_change (merchant_code, setting, made_at);

-- When a brand opened to players; null before. What exists is open.
alter table merchant add column opened_at bigint default 0;
-- The first of the two operators who open it.
alter table merchant add column opening_by text;
