-- How much a member may send to upline and downlines on a business day (decision M6), in 1/10,000 P.
alter table payment_rules
  add column daily_line_transfers bigint not null default 1000000000 check (daily_line_transfers > 0);
