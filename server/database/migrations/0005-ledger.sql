-- Decision M1: double entry in integers, append-only, each account's entries chained by hashes. What used to be a number in
-- `wallet` becomes the first movement of its account.
create table ledger_account (
  id text primary key,
  merchant_code text not null,
  -- No reference: the books stay when an account of the site goes.
  member_id text,
  purse text not null,
  currency text not null check (currency in ('P', 'points')),
  book text not null check (book in ('main', 'trial')),
  -- Of members only. What belongs to the house is the sum of its entries: nobody waits for its row.
  balance bigint check (balance >= 0),
  entries bigint not null default 0,
  -- The hash of its last entry; of the account itself where it has none.
  head text not null,
  opened_at bigint not null,
  check ((member_id is null) = (balance is null))
);
create unique index ledger_account_purse on ledger_account (merchant_code, member_id, purse) where member_id is not null;

create table ledger_movement (
  id text primary key,
  merchant_code text not null,
  book text not null check (book in ('main', 'trial')),
  kind text not null,
  -- What brought it about, where that may bring it about once only; else empty.
  cause text not null default '',
  at bigint not null,
  memo text not null default '',
  hash text not null
);
create unique index ledger_movement_cause on ledger_movement (merchant_code, kind, cause) where cause <> '';

create table ledger_entry (
  movement_id text not null references ledger_movement (id),
  line integer not null,
  account_id text not null references ledger_account (id),
  amount bigint not null check (amount <> 0),
  -- That of its movement, so that a statement reads one index.
  at bigint not null,
  -- Of members' accounts only: the place in the account's chain, the balance after it and the hash over both and the entry before.
  seq bigint,
  balance bigint,
  previous text,
  hash text,
  primary key (movement_id, line),
  check (num_nulls(seq, balance, previous, hash) in (0, 4))
);
create unique index ledger_entry_chain on ledger_entry (account_id, seq) where seq is not null;
create index ledger_entry_statement on ledger_entry (account_id, at, seq) where seq is not null;
create index ledger_entry_house on ledger_entry (account_id) where seq is null;

create table ledger_proof (
  id text primary key,
  at bigint not null,
  movements bigint not null,
  entries bigint not null,
  faults jsonb not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger ledger_movement_append_only before update or delete on ledger_movement
  for each row execute function refuse_change();
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();

-- The texts that are hashed are those of server/ledger/chain.ts.
insert into ledger_account (id, merchant_code, member_id, purse, currency, book, balance, entries, head, opened_at)
select distinct on (member.merchant_code, wallet.ledger)
  'house/' || member.merchant_code || '/' || wallet.ledger || '/opening', member.merchant_code, null, 'opening', 'P', wallet.ledger,
  null, 0,
  encode(sha256(convert_to(concat_ws('|',
    'house/' || member.merchant_code || '/' || wallet.ledger || '/opening', member.merchant_code, '', 'opening', 'P',
    wallet.ledger, 0), 'UTF8')), 'hex'),
  0
from wallet join member on member.id = wallet.member_id
where wallet.balance <> 0;

create temporary table opening on commit drop as
select
  wallet.member_id || '/main' as account,
  'opening/' || wallet.member_id as movement,
  'house/' || member.merchant_code || '/' || wallet.ledger || '/opening' as house,
  member.merchant_code, wallet.member_id, wallet.ledger as book, wallet.balance, member.created_at as at,
  '' as hash, encode(sha256(convert_to(concat_ws('|', wallet.member_id || '/main', member.merchant_code, wallet.member_id,
    'main', 'P', wallet.ledger, member.created_at), 'UTF8')), 'hex') as head
from wallet join member on member.id = wallet.member_id;

update opening set hash = encode(sha256(convert_to(concat_ws('|',
  movement, merchant_code, book, 'opening', member_id, at, '',
  account || '=' || balance || ',' || house || '=' || -balance), 'UTF8')), 'hex')
where balance <> 0;

insert into ledger_account (id, merchant_code, member_id, purse, currency, book, balance, entries, head, opened_at)
select account, merchant_code, member_id, 'main', 'P', book, balance,
  case when balance = 0 then 0 else 1 end,
  case when balance = 0 then head else
    encode(sha256(convert_to(concat_ws('|', head, account, 1, balance, balance, hash), 'UTF8')), 'hex') end,
  at
from opening;

insert into ledger_movement (id, merchant_code, book, kind, cause, at, memo, hash)
select movement, merchant_code, book, 'opening', member_id, at, '', hash from opening where balance <> 0;

insert into ledger_entry (movement_id, line, account_id, amount, at, seq, balance, previous, hash)
select movement, 1, account, balance, at, 1, balance, head,
  encode(sha256(convert_to(concat_ws('|', head, account, 1, balance, balance, hash), 'UTF8')), 'hex')
from opening where balance <> 0;
insert into ledger_entry (movement_id, line, account_id, amount, at) select movement, 2, house, -balance, at from opening where balance <> 0;

drop table wallet;
