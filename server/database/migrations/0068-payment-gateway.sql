-- What a gateway took back, once for each payment.
create table payment_reversal (
  payment_id text primary key references payment (id),
  -- At the gateway.
  at bigint not null
);
create trigger payment_reversal_append_only before update or delete on payment_reversal
  for each row execute function refuse_change();

-- Payments of a day of the site, as both sides know them (daily reconciliation).
create table payment_day (
  merchant_code text not null references merchant (code),
  -- The first millisecond of the business day.
  day bigint not null,
  checked_at bigint not null,
  -- Of the gateway.
  paid_in bigint not null,
  paid_out bigint not null,
  -- Payments that one side does not know, or knows with another amount.
  differences jsonb not null,
  primary key (merchant_code, day)
);
