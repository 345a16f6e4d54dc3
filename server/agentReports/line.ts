import { type SQL, sql } from 'drizzle-orm';
import { anywhere } from '../database/containing.ts';
import type { Database } from '../database/database.ts';
import type { ServerDeps, Session } from '../deps.ts';
import { rowsOf } from '../ledger/rowsOf.ts';
import { Refusal } from '../refusal.ts';
import { isAgentMember } from '../session/admit.ts';

/** Whom a report is about. */
export interface LineAsked {
  readonly merchantCode: string;
  readonly agentId: string;
  /** Part of an account; empty for all. */
  readonly search: string;
  readonly scope?: 'line' | 'direct';
}

/** @throws {Refusal} NOT_AN_AGENT. */
export function lineAsked(
  { config }: Pick<ServerDeps, 'config'>,
  { memberId, isAgent }: Session,
  { search, scope = 'line' }: Pick<LineAsked, 'search' | 'scope'>,
): LineAsked {
  if (!isAgentMember(isAgent)) throw new Refusal('NOT_AN_AGENT');
  return { merchantCode: config.merchant, agentId: memberId, search, scope };
}

/** A query of the members below an agent: `id`, `account`, `is_agent` and `level`, 1 for a direct downline. */
export const lineSql = ({ merchantCode, agentId, search, scope }: LineAsked): SQL => sql`
  with recursive below (id, account, is_agent, level) as (
    select id, username, is_agent, 1 from member where upline_id = ${agentId} and merchant_code = ${merchantCode}
    union all
    select member.id, member.username, member.is_agent, below.level + 1
    from member join below on member.upline_id = below.id and member.merchant_code = ${merchantCode}
    ${scope === 'direct' ? sql`where false` : sql``}
  )
  select id, account, is_agent, level from below
  ${search === '' ? sql`` : sql`where account ilike ${anywhere(search)}`}`;

interface Person {
  readonly id: string;
  readonly account: string;
  readonly level: number;
}

/** Accounts and levels of members of the line. */
export async function peopleOf(
  db: Database,
  line: LineAsked,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await rowsOf<Person>(
    db,
    sql`select id, account, level from (${lineSql(line)}) as line where id in (${wanted})`,
  );
  return new Map(rows.map((row) => [row.id, { ...row, level: Number(row.level) }]));
}
