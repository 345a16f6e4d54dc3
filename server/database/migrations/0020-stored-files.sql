-- Uploaded files in the database: served by every server, part of every dump, gone with a rollback.
create table stored_file (
  id text primary key,
  bytes bytea not null
);
-- WebP is compressed already.
alter table stored_file alter column bytes set storage external;
