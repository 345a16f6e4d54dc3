-- Saved views of an agent's reports (AGENT-04, 07, 08, 10).
create table report_view (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  report text not null,
  name text not null,
  -- Filters, search, date range and columns left out, as JSON.
  choice jsonb not null,
  is_default boolean not null,
  created_at bigint not null
);
create unique index report_view_name on report_view (member_id, report, name);
create unique index report_view_default on report_view (member_id, report) where is_default;
