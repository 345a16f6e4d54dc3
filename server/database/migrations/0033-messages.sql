-- A member's messages (MEMBER-17, API-30). A topic with facts, no prose: the words follow the language of the reader.
create table message (
  id text primary key,
  -- No references: what is told never holds up what happened.
  merchant_code text not null,
  member_id text not null,
  kind text not null check (kind in ('payment', 'security', 'promotion', 'upline', 'system')),
  topic text not null,
  facts jsonb not null,
  sent_at bigint not null,
  read_at bigint
);
create index message_member on message (member_id, sent_at, id);
create index message_unread on message (member_id) where read_at is null;
