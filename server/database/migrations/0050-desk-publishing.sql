-- What the desk writes for players can wait as a draft, which nobody else sees (PROMO-01, SCREEN-02).
-- A draft that starts with its publication has 0 as its start.
alter table promotion add column published boolean not null default true;
alter table announcement add column published boolean not null default true;
alter table announcement add column updated_at bigint not null default 0;
alter table announcement add column updated_by text not null default '';
