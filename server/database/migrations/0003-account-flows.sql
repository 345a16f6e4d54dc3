alter table member add column affiliate_code text;
create unique index member_affiliate_code on member (merchant_code, affiliate_code);

alter table wallet add column ledger text not null default 'main' check (ledger in ('main', 'trial'));

create table member_profile (
  member_id text primary key references member (id) on delete cascade,
  payee_name text,
  contact_mobile text,
  qq_num text,
  line text,
  whatsapp text,
  facebook text,
  telegram text,
  zalo text,
  wechat text,
  id_number text,
  birthday text,
  recommender_id text,
  domain text,
  register_url text,
  register_method text not null,
  terms_accepted_at bigint not null,
  age_confirmed_at bigint not null
);

create table password_link (
  token_hash text primary key,
  member_id text not null references member (id) on delete cascade,
  email text not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index password_link_member on password_link (member_id, created_at);
