-- A short number that a member can quote, such as W-7K3M-92QF: eight characters of Crockford's base 32.
-- Bytes 6 and 8 of the UUID hold its version and variant; the eight used here are random.
create function payment_reference(kind text) returns text language sql volatile as $$
  select kind || '-' || substr(code, 1, 4) || '-' || substr(code, 5)
  from (
    select string_agg(
      substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(random, place) & 31), 1), '' order by place
    ) as code
    from (select uuid_send(gen_random_uuid()) as random) as drawn,
      unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as place
  ) as drawn_code
$$;

alter table deposit add column reference text not null unique default payment_reference('D');
alter table withdrawal add column reference text not null unique default payment_reference('W');
