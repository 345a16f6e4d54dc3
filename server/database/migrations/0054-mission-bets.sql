-- Valid bets of its period that a mission takes besides its target, in 1/10,000 P.
alter table mission add column least_valid_bet bigint not null default 0 check (least_valid_bet >= 0);
