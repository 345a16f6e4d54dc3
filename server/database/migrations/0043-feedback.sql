-- Feedback and tickets (FEEDBACK-01…05), and whether articles of the help centre help.
create table ticket (
  id text primary key,
  merchant_code text not null references merchant (code),
  member_id text not null references member (id),
  -- For people, unique with the merchant.
  number text not null,
  type text not null,
  status text not null check (status in ('open', 'answered', 'closed')),
  title text not null,
  -- The article of the help centre that was not enough.
  article text,
  opened_at bigint not null,
  -- Since when an answer is waited for, and until when one is promised; null unless open.
  waiting_since bigint,
  due_at bigint,
  changed_at bigint not null,
  closed_at bigint
);
create unique index ticket_number on ticket (merchant_code, number);
create index ticket_member on ticket (member_id, changed_at, id);
create index ticket_open on ticket (merchant_code, due_at, id) where status = 'open';
create index ticket_changed on ticket (merchant_code, status, changed_at, id);

create table ticket_message (
  id text primary key,
  ticket_id text not null references ticket (id),
  -- Order of one ticket, from 1.
  seq integer not null,
  -- Null: written by the member.
  operator text,
  text text not null,
  at bigint not null,
  -- Of an answer: how long it was waited for, ms, and whether it came in time.
  waited_ms bigint,
  in_time boolean
);
create unique index ticket_message_seq on ticket_message (ticket_id, seq);
create index ticket_message_answers on ticket_message (at) where waited_ms is not null;

-- The bytes are a stored file of the same id.
create table ticket_picture (
  id text primary key,
  message_id text not null references ticket_message (id),
  width integer not null,
  height integer not null,
  bytes integer not null,
  sha256 text not null
);
create index ticket_picture_message on ticket_picture (message_id);

create table help_vote (
  merchant_code text not null references merchant (code),
  article text not null,
  member_id text not null references member (id),
  helpful boolean not null,
  at bigint not null,
  primary key (merchant_code, article, member_id)
);
