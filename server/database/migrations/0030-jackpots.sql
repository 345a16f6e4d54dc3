-- The pot of a jackpot is an account of the house that has a balance and a chain, as members' purses have: it is paid out
-- whole, once, and never falls below zero.
alter table ledger_account drop constraint ledger_account_check;
alter table ledger_account add constraint ledger_account_balance_kept
  check ((balance is null) = (member_id is null and purse not like 'jackpot:%'));

-- What a bet put into pots, or the pot that a win took.
alter table wallet_transaction add column jackpots jsonb;
-- The part of the payout that came from pots.
alter table game_round add column jackpot bigint not null default 0 check (jackpot >= 0);
