import { sql } from 'drizzle-orm';
import type { agentReportsContract, DownlineRow } from '../../src/api/contract/agentReports.ts';
import type { RequestOf, ValueOf } from '../../src/api/contract/endpoint.ts';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { rowsOf } from '../ledger/rowsOf.ts';
import { Refusal } from '../refusal.ts';
import { isAgentMember } from '../session/admit.ts';
import { type LineAsked, lineSql } from './line.ts';

type Call = (typeof agentReportsContract)['downlines'];
type Row = Readonly<Record<'id' | 'account' | 'nickname', string>> & Readonly<Record<string, unknown>>;

/**
 * AGENT-06: the downlines of a member of the line, or of the agent.
 * @throws {Refusal} NOT_FOUND for a member outside the line.
 */
export async function downlineTree(
  { db }: Pick<ServerDeps, 'db'>,
  line: LineAsked,
  { under, search, page, pageSize }: RequestOf<Call>,
): Promise<ValueOf<Call>> {
  const top = under === '' ? { id: line.agentId, level: 0 } : await placeOf(db, line, under);
  const asked: LineAsked = {
    ...line,
    agentId: top.id,
    scope: search === '' ? 'direct' : 'line',
  };
  const [rows, [counted]] = await Promise.all([
    rowsOf<Row>(
      db,
      sql`select line.id, line.account, line.is_agent, line.level, person.nickname, person.created_at,
          person.last_login_at, coalesce(wallet.balance, 0) as balance,
          (with recursive below (id) as (
            select id from member where upline_id = line.id
            union all select member.id from member join below on member.upline_id = below.id
          ) select count(*) from below) as below
        from (
          select * from (${lineSql(asked)}) as found
          order by account limit ${Number(pageSize)} offset ${(page - 1) * Number(pageSize)}
        ) as line
        join member as person on person.id = line.id
        left join ledger_account as wallet on wallet.id = line.id || '/main'
        order by line.account`,
    ),
    rowsOf<{ readonly count: unknown }>(db, sql`select count(*) as count from (${lineSql(asked)}) as line`),
  ]);
  return {
    list: rows.map((row) => downlineRow(row, top.level)),
    count: Number(counted?.count ?? 0),
  };
}

/** A member of the line by account, and how many levels below the agent. @throws {Refusal} NOT_FOUND. */
async function placeOf(
  db: Database,
  line: LineAsked,
  account: string,
): Promise<{ readonly id: string; readonly level: number }> {
  const whole: LineAsked = { ...line, search: '', scope: 'line' };
  const [row] = await rowsOf<{ readonly id: string; readonly level: unknown }>(
    db,
    sql`select id, level from (${lineSql(whole)}) as line where account = ${account.toLowerCase()}`,
  );
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return { id: row.id, level: Number(row.level) };
}

const downlineRow = (row: Row, depth: number): DownlineRow => ({
  id: row.id,
  account: row.account,
  level: Number(row.level) + depth,
  nickname: row.nickname,
  isAgent: isAgentMember(Number(row.is_agent)),
  below: Number(row.below),
  joinedAt: Number(row.created_at),
  lastLoginAt: row.last_login_at === null ? null : Number(row.last_login_at),
  balance: Number(row.balance),
});
