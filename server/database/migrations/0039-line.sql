-- An agent's line is read from the top down.
create index member_upline on member (upline_id) where upline_id is not null;
