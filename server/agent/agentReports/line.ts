import { type SQL, sql } from 'drizzle-orm';
import { anywhere } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';

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

/** A query of the members below an agent: `member_id`, and `level`, 1 for a direct downline. */
export function lineSql({ merchantCode, agentId, search, scope }: LineAsked): SQL {
  const found = search === '' ? sql`` : sql`and found.username ilike ${anywhere(search)}`;
  if (scope === 'direct')
    return sql`select found.id as member_id, 1 as level from member as found
      where found.upline_id = ${agentId} and found.merchant_code = ${merchantCode} ${found}`;
  const person = sql`join member as found on found.id = line.member_id and found.merchant_code = ${merchantCode}`;
  return sql`select line.member_id, line.level from line_member as line ${search === '' ? sql`` : person}
    where line.above_id = ${agentId} and line.level > 0 ${found}`;
}

interface Person {
  readonly id: string;
  readonly account: string;
  readonly level: number;
  readonly isAgent: boolean;
}

/** Accounts and levels of members of the line. */
export async function peopleOf(
  db: Database,
  { agentId }: Pick<LineAsked, 'agentId'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await rowsOf<Record<'id' | 'account', string> & Record<'level' | 'is_agent', unknown>>(
    db,
    sql`select member.id, member.username as account, member.is_agent, line.level
      from line_member as line join member on member.id = line.member_id
      where line.above_id = ${agentId} and line.level > 0 and line.member_id in (${wanted})`,
  );
  return new Map(
    rows.map(({ id, account, level, is_agent }) => [
      id,
      { id, account, level: Number(level), isAgent: isAgentMember(Number(is_agent)) },
    ]),
  );
}
