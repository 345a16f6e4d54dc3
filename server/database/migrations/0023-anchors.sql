-- Heads of the books, published outside the database after each proof. Append-only.
create table ledger_anchor (
  number bigint primary key,
  -- Covers the movements and audit entries after `since` up to `until`, in ms.
  since bigint not null,
  until bigint not null,
  movements bigint not null,
  audit_entries bigint not null,
  -- HMAC-SHA-256, in hex, of the head before it and of what it covers, under a server key.
  head text not null
);
create trigger ledger_anchor_append_only before update or delete on ledger_anchor
  for each row execute function refuse_change();
create index ledger_movement_at on ledger_movement (at, id);
create index audit_entry_at on audit_entry (at, merchant_code, seq);
