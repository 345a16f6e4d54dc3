create table page_visit (
  merchant_code text not null references merchant (code),
  day text not null,
  path text not null,
  count integer not null,
  primary key (merchant_code, day, path)
);
