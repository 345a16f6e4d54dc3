-- A nickname belongs to one member, and no other looks like it: its skeleton is what it looks like
-- (server/names/skeleton.ts). Nicknames from before are claimed at the next start, the oldest member first; a member
-- whose nickname is another's keeps it, but the chat shows the masked username until there is a new one.
create table nickname_claim (
  merchant_code text not null references merchant (code),
  skeleton text not null,
  member_id text not null references member (id) on delete cascade,
  primary key (merchant_code, skeleton)
);
create unique index nickname_claim_member on nickname_claim (member_id);

-- The skeleton of a username, which has ASCII alone.
create function username_skeleton(username text) returns text language sql immutable as
  'select replace(replace(translate(lower(username), ''01i345789_.- '', ''olleastbg''), ''m'', ''rn''), ''vv'', ''w'')';
create index member_username_skeleton on member (merchant_code, username_skeleton(username));
