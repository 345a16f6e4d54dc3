-- What goes in and out by way of a payment provider, and what is known of it.
create table bank (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9]{2,16}$'),
  name jsonb not null,
  -- How many digits an account number has there.
  min_digits integer not null,
  max_digits integer not null,
  sort integer not null,
  enabled boolean not null default true,
  primary key (merchant_code, code)
);

create table bank_account (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  bank_code text not null,
  holder_name text not null,
  -- AES-GCM under a key of the server; nobody but the payment port is told it.
  number_sealed text not null,
  -- A keyed hash: the same number is not taken twice.
  number_hash text not null,
  last4 text not null,
  is_default boolean not null,
  created_at bigint not null,
  unique (member_id, number_hash)
);

create table payment_method (
  merchant_code text not null references merchant (code),
  direction text not null check (direction in ('in', 'out')),
  code text not null check (code ~ '^[A-Z0-9]{2,16}$'),
  kind text not null check (kind in ('bank', 'qr', 'ewallet')),
  name jsonb not null,
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null,
  fee_fixed bigint not null check (fee_fixed >= 0),
  -- In 1/10,000 of the amount.
  fee_rate integer not null check (fee_rate between 0 and 9999),
  expires_minutes integer not null check (expires_minutes > 0),
  sort integer not null,
  enabled boolean not null default true,
  primary key (merchant_code, direction, code),
  check (max_amount >= min_amount)
);

create table payment_rules (
  merchant_code text primary key references merchant (code),
  daily_withdrawals integer not null check (daily_withdrawals > 0),
  daily_withdrawn bigint not null check (daily_withdrawn > 0),
  -- From this amount on two people approve.
  two_people_from bigint not null check (two_people_from > 0),
  -- Decision M3.
  auto_receipt_minutes integer not null check (auto_receipt_minutes between 10 and 4320)
);

-- What was asked of the provider, under a reference of ours: one for a deposit, one for each payout of a withdrawal.
create table payment_order (
  reference text primary key,
  merchant_code text not null,
  direction text not null check (direction in ('in', 'out')),
  subject_id text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('unsent', 'open', 'paid', 'failed', 'expired')),
  created_at bigint not null,
  expires_at bigint,
  -- When the provider was last asked.
  asked_at bigint not null
);
create index payment_order_state on payment_order (state, asked_at);
create index payment_order_subject on payment_order (subject_id);

-- Every payment that the provider told of, once, by the provider's own number.
create table payment (
  id text primary key,
  reference text not null references payment_order (reference),
  amount bigint not null check (amount > 0),
  at bigint not null,
  taken_as text not null check (taken_as in ('settled', 'surplus'))
);
create index payment_reference on payment (reference);

create table deposit (
  id text primary key,
  merchant_code text not null,
  member_id text not null,
  method_code text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  status text not null check (status in ('starting', 'awaiting', 'paid', 'failed', 'expired')),
  pay_to jsonb,
  created_at bigint not null,
  expires_at bigint not null,
  paid_at bigint,
  surplus bigint not null default 0
);
create index deposit_member on deposit (member_id, created_at);
create index deposit_method on deposit (merchant_code, method_code, paid_at) where status = 'paid';

create table withdrawal (
  id text primary key,
  merchant_code text not null,
  member_id text not null,
  method_code text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  bank_code text not null,
  holder_name text not null,
  number_sealed text not null,
  last4 text not null,
  -- In which the member is reminded.
  language text not null,
  status text not null check (status in ('requested', 'approved', 'paying', 'awaiting', 'received', 'partlyReceived',
    'notReceived', 'autoReceived', 'forcedReceipt', 'disputed', 'rejected', 'failed')),
  requested_at bigint not null,
  first_approver text,
  paid_at bigint,
  payouts integer not null default 0,
  -- Decision M3: how long it awaited the member before now, without what was investigated.
  awaited_ms bigint not null default 0,
  awaiting_since bigint,
  auto_receipt_at bigint,
  reminders integer not null default 0,
  received_amount bigint,
  auto_received_at bigint,
  dispute_closed boolean not null default false,
  surplus bigint not null default 0
);
create index withdrawal_member on withdrawal (member_id, requested_at);
create index withdrawal_status on withdrawal (merchant_code, status, requested_at);
create index withdrawal_due on withdrawal (auto_receipt_at) where status = 'awaiting';

create table withdrawal_proof (
  id text primary key,
  withdrawal_id text not null references withdrawal (id),
  width integer not null,
  height integer not null,
  bytes integer not null,
  sha256 text not null,
  created_at bigint not null
);
create index withdrawal_proof_of on withdrawal_proof (withdrawal_id);

-- What became of a deposit or a withdrawal, step by step.
create table payment_event (
  subject_id text not null,
  seq integer not null,
  what text not null,
  at bigint not null,
  operator text,
  remark text,
  amount bigint,
  primary key (subject_id, seq)
);
create trigger payment_event_append_only before update or delete on payment_event
  for each row execute function refuse_change();

-- The books of the built-in provider. Nothing else of the server reads them.
create table provider_order (
  reference text primary key,
  direction text not null,
  amount bigint not null,
  outcome text not null check (outcome in ('paid', 'failed')),
  payments integer not null,
  settles_at bigint not null,
  calls_back_at bigint,
  called_back boolean not null default false
);
create index provider_order_due on provider_order (calls_back_at) where not called_back;
