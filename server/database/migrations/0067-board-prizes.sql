-- Prizes of the board of the week (MEMBER-16): each ended week is paid once.
create table board_run (
  merchant_code text not null references merchant (code),
  from_at bigint not null,
  to_at bigint not null,
  run_at bigint not null,
  primary key (merchant_code, from_at)
);

create table board_prize (
  merchant_code text not null references merchant (code),
  from_at bigint not null,
  place integer not null check (place >= 1),
  -- No reference: what was paid stays when an account goes.
  member_id text not null,
  valid_bet bigint not null,
  amount bigint not null check (amount > 0),
  paid_at bigint not null,
  primary key (merchant_code, from_at, place),
  unique (merchant_code, from_at, member_id)
);
create trigger board_prize_append_only before update on board_prize
  for each row execute function refuse_change();

-- A prize of the board is a bonus too.
drop trigger bonus_listed on ledger_movement;
create trigger bonus_listed after insert on ledger_movement for each row
  when (new.book = 'main' and new.kind in ('rebate', 'cashBack', 'missionReward', 'boardPrize', 'referralReward',
    'referralShare', 'checkIn', 'wheelPrize', 'envelopePrize', 'eggPrize', 'bonus', 'promoWin', 'promotionPaid',
    'adjustment'))
  execute function list_bonus();
