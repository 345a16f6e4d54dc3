-- Decision M5. The hash itself stays with the member, where a registration puts it.
alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check check (purpose in ('login', 'register', 'forgot', 'payment'));

create table payment_password (
  member_id text primary key references member (id) on delete cascade,
  wrong_tries integer not null default 0 check (wrong_tries >= 0),
  locked_until bigint,
  -- After a reset: from when on the member may withdraw again.
  withdrawals_from bigint
);
