-- Where a session was opened from, for the member's list of devices.
alter table session add column opened_by text not null default 'other'
  check (opened_by in ('password', 'sms', 'registration', 'recovery', 'trial', 'other'));
alter table session add column user_agent text not null default '';
alter table session add column ip text;
alter table session add column country text;
