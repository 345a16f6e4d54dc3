-- The chat room (MODAL-08, decision M14). One room for each merchant.
create table chat_room (
  merchant_code text primary key references merchant (code),
  -- Of the last change: a new or removed message. Locked by each change, so that changes are committed in their order.
  last bigint not null
);

create table chat_message (
  merchant_code text not null references merchant (code),
  seq bigint not null,
  -- Of its last change.
  changed bigint not null,
  member_id text not null references member (id) on delete cascade,
  -- The sender's own; a message that is sent again is stored once.
  client_id text not null,
  text text not null,
  sent_at bigint not null,
  removed_at bigint,
  removed_by text,
  removed_why text,
  primary key (merchant_code, seq)
);
create unique index chat_message_client on chat_message (member_id, client_id);
create index chat_message_changed on chat_message (merchant_code, changed);
create index chat_message_sent on chat_message (sent_at);

-- Who may only read, and until when.
create table chat_mute (
  member_id text primary key references member (id) on delete cascade,
  until bigint not null,
  reason text not null,
  muted_by text not null,
  muted_at bigint not null
);

-- Whose messages a member does not want to see.
create table chat_hidden (
  member_id text not null references member (id) on delete cascade,
  hidden_id text not null references member (id) on delete cascade,
  primary key (member_id, hidden_id)
);

create table chat_report (
  merchant_code text not null references merchant (code),
  seq bigint not null,
  member_id text not null references member (id) on delete cascade,
  reported_at bigint not null,
  primary key (merchant_code, seq, member_id)
);

-- How many members each server has in the room.
create table chat_presence (
  merchant_code text not null references merchant (code),
  server_id text not null,
  members integer not null,
  seen_at bigint not null,
  primary key (merchant_code, server_id)
);
