-- Bytes are null once an S3 store has them (decision 031).
alter table stored_file alter column bytes drop not null;
-- Marked in the transaction that no longer needs the file; a job deletes the object, then the row.
alter table stored_file add column deleted_at bigint;
-- Tries of the job on this row, and when the next one may begin, in ms.
alter table stored_file add column tries integer not null default 0;
alter table stored_file add column next_try_at bigint not null default 0;
create index stored_file_due on stored_file (next_try_at) where bytes is not null or deleted_at is not null;
