-- Failed sign-ins at the desk, counted by hour: a stranger can make them, so they are pruned and not audited.
create table sign_in_failure (
  merchant_code text not null,
  -- Empty where nobody is known by the name that was typed.
  operator_id text not null,
  address text not null,
  hour bigint not null,
  count integer not null,
  primary key (merchant_code, operator_id, address, hour)
);
create index sign_in_failure_hour on sign_in_failure (hour);
