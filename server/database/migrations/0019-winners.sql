-- The winners board reads the settled rounds themselves (HOME-09, decision S7).
drop table win_record;
create index bet_won on bet (merchant_code, payout desc) where payout > stake and game_id is not null;
