import { sql } from 'drizzle-orm';
import type { ServerDeps } from '../../deps.ts';

const DAY_MS = 86_400_000;
/** Bets of so many days are looked at. */
const DAYS = 7;
/** So few draws against each other are chance. */
const LEAST_DRAWS = 3;
/** What two lose together on a draw that they cover between them, at most, in 1/100 of the smaller stake. */
const COVERED = 10;
/** An address or device of more members is that of a network or a shop. */
const MOST_SHARERS = 5;
/** A draw of more players is not searched: everybody has an opposite there. */
const MOST_PLAYERS = 100;

/**
 * Keeps the pairs of members who share a bank account, device or address, or have bet against each other on several draws
 * of the last days with stakes that make up for each other. The desk judges. May run at any time and on several servers.
 */
export async function findLinked({ db, config, now }: Pick<ServerDeps, 'db' | 'config' | 'now'>): Promise<void> {
  const [at, merchantCode] = [now(), config.merchant];
  const since = at - DAYS * DAY_MS;
  await db.execute(sql`
    with seen as (
      select 'bankAccount' as trait, member_id, number_hash as mark from bank_account
      union
      select kind, member_id, hash from referral_trace
      union
      select 'address', member_id, ip from session where ip is not null and seen_at >= ${since}::bigint
    ), own as (
      select seen.*, count(*) over (partition by trait, mark) as sharers
      from seen join member on member.id = seen.member_id
      where member.merchant_code = ${merchantCode} and member.kind = 'member'
    ), shared as (
      select mine.member_id as one_id, theirs.member_id as other_id, mine.trait, 0 as draws, 0::bigint as staked
      from own as mine join own as theirs
        on theirs.trait = mine.trait and theirs.mark = mine.mark and theirs.member_id > mine.member_id
      where mine.sharers <= ${MOST_SHARERS}
      group by mine.member_id, theirs.member_id, mine.trait
    ), drawn as (
      select provider, draw_ref, member_id, sum(stake) as stake, sum(payout - stake) as net,
        count(*) over (partition by provider, draw_ref) as players
      from game_round
      where merchant_code = ${merchantCode} and draw_ref is not null and not demo and state = 'settled'
        and settled_at >= ${since}::bigint
      group by provider, draw_ref, member_id
    ), against as (
      select mine.member_id as one_id, theirs.member_id as other_id, 'opposite' as trait,
        count(*)::int as draws, sum(mine.stake + theirs.stake)::bigint as staked
      from drawn as mine join drawn as theirs
        on theirs.provider = mine.provider and theirs.draw_ref = mine.draw_ref and theirs.member_id > mine.member_id
      where mine.players <= ${MOST_PLAYERS} and sign(mine.net) * sign(theirs.net) < 0
        and abs(mine.net + theirs.net) * 100 <= least(mine.stake, theirs.stake) * ${COVERED}::int
      group by mine.member_id, theirs.member_id
      having count(*) >= ${LEAST_DRAWS}
    ), found as (
      select one_id, other_id, jsonb_agg(trait order by trait) as traits, sum(draws)::int as draws,
        sum(staked)::bigint as staked
      from (select * from shared union all select * from against) as signs
      group by one_id, other_id
    )
    insert into linked_account (merchant_code, one_id, other_id, traits, draws, staked, found_at, changed_at)
    select ${merchantCode}, one_id, other_id, traits, draws, staked, ${at}::bigint, ${at}::bigint from found
    order by one_id, other_id
    on conflict (one_id, other_id) do update
      set traits = excluded.traits, draws = excluded.draws, staked = excluded.staked, changed_at = excluded.changed_at
      where (linked_account.traits, linked_account.draws, linked_account.staked)
        is distinct from (excluded.traits, excluded.draws, excluded.staked)`);
}
