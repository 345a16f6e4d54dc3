import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type LineAsked, lineSql } from './line.ts';
import { isLarge, liveSql, type Parts } from './reading.ts';

/** Reads rolled up days of the whole line, if the line has them; everything else is read live. */
async function sourceOf(db: Database, { agentId, search, scope }: LineAsked, parts: Parts): Promise<Parts> {
  const { from, to } = parts.closed;
  if (from === to || (search === '' && scope !== 'direct' && (await isLarge(db, agentId)))) return parts;
  const live = [{ from, to }, ...parts.live];
  return { closed: { from, to: from }, live };
}

/** A query of the line's bets in a range by `day`, `category`, `vendor` and `result`, in several rows of each. */
export async function lineBetsSql(db: Database, line: LineAsked, parts: Parts): Promise<SQL> {
  const { closed, live } = await sourceOf(db, line, parts);
  return sql`
    select day, category, vendor, result, bets, stake, valid_bet, payout from line_day
    where agent_id = ${line.agentId} and day >= ${closed.from} and day < ${closed.to}
    union all
    select day_of(hour), category, vendor, result, bets, stake, valid_bet, payout from bet_hour
    where ${liveSql(sql`hour`, { live })} and member_id in (select member_id from (${lineSql(line)}) as line)`;
}

/** A query of what moved in the line's main wallets in a range by `day` and `kind`, in several rows of each. */
export async function lineMovesSql(db: Database, line: LineAsked, parts: Parts): Promise<SQL> {
  const { closed, live } = await sourceOf(db, line, parts);
  return sql`
    select day, kind, moves, credit, debit from line_day_move
    where agent_id = ${line.agentId} and day >= ${closed.from} and day < ${closed.to}
    union all
    select day_of(at), kind, 1, greatest(amount, 0), greatest(-amount, 0) from wallet_move
    where ${liveSql(sql`at`, { live })} and member_id in (select member_id from (${lineSql(line)}) as line)`;
}
