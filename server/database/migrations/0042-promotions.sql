-- Promotions (PROMO-01..13, decision M12): what is offered, and what members made of it.
create table promotion (
  id text primary key,
  merchant_code text not null references merchant (code),
  filters jsonb not null,
  art text not null,
  -- Title, summary, who can join and the rules, in both languages.
  words jsonb not null,
  terms jsonb not null,
  link text,
  starts_at bigint not null,
  -- Nobody can join any more; those who have joined keep the end of their terms.
  ends_at bigint,
  sort integer not null,
  -- Of a raffle. The seed is told after the draw.
  seed text,
  commitment text,
  drawn_at bigint,
  tickets bigint,
  tickets_hash text,
  updated_at bigint not null,
  updated_by text not null default '',
  check ((seed is null) = (commitment is null)),
  check ((drawn_at is null) = (tickets is null))
);
create index promotion_merchant on promotion (merchant_code, sort, id);

create table promotion_claim (
  id text primary key,
  promotion_id text not null references promotion (id),
  merchant_code text not null,
  -- No reference: what was paid stays when an account goes.
  member_id text not null,
  status text not null check (status in ('joined', 'applying', 'rejected', 'claim', 'claimed', 'issued', 'close')),
  -- As they were at joining.
  terms jsonb not null,
  joined_at bigint not null,
  comment text not null default '',
  amount bigint not null default 0 check (amount >= 0),
  -- The deposit that it is a share of.
  deposit_id text,
  -- Of a raffle, after the draw.
  first_ticket bigint,
  tickets bigint,
  -- Place of the prize, and the ticket that won it.
  prize integer,
  winning_ticket bigint,
  claim_by bigint,
  claimed_at bigint,
  -- End of the wagering.
  expires_at bigint,
  ended_at bigint,
  first_approver text,
  decided_by text,
  decided_at bigint,
  remark text,
  check (status <> 'claimed' or (claimed_at is not null and expires_at is not null and amount > 0))
);
-- Everybody takes part once, and a deposit earns one bonus.
create unique index promotion_claim_once on promotion_claim (promotion_id, member_id);
create unique index promotion_claim_deposit on promotion_claim (deposit_id);
create index promotion_claim_member on promotion_claim (member_id, joined_at);
create index promotion_claim_status on promotion_claim (merchant_code, status, joined_at);

create table promotion_picture (
  id text primary key,
  claim_id text not null references promotion_claim (id),
  width integer not null,
  height integer not null,
  bytes integer not null,
  sha256 text not null,
  created_at bigint not null
);
create index promotion_picture_of on promotion_picture (claim_id);

-- A promotion that was paid is a bonus too.
drop trigger bonus_listed on ledger_movement;
create trigger bonus_listed after insert on ledger_movement for each row
  when (new.book = 'main' and new.kind in ('rebate', 'cashBack', 'missionReward', 'referralReward', 'referralShare',
    'checkIn', 'wheelPrize', 'envelopePrize', 'eggPrize', 'bonus', 'promoWin', 'promotionPaid', 'adjustment'))
  execute function list_bonus();
