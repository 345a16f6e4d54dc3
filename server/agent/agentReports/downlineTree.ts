import { sql } from 'drizzle-orm';
import type { agentReportsContract, DownlineRow } from '../../../src/api/contract/agent/agentReports.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import type { Database } from '../../database/database.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import { type LineAsked, lineSql } from './line.ts';
import { readReport } from './reading.ts';

type Call = (typeof agentReportsContract)['downlines'];
type Row = Readonly<Record<'id' | 'account' | 'nickname', string>> & Readonly<Record<string, unknown>>;

/**
 * AGENT-06: the downlines of a member of the line, or of the agent.
 * @throws {Refusal} NOT_FOUND for a member outside the line.
 */
export const downlineTree = (
  deps: Pick<ServerDeps, 'readDb' | 'now'>,
  line: LineAsked,
  request: RequestOf<Call>,
): Promise<ValueOf<Call>> => readReport(deps, (db) => treeOf(db, line, request, startOfDay(businessDay(deps.now()))));

async function treeOf(
  db: Database,
  line: LineAsked,
  { under, search, page, pageSize }: RequestOf<Call>,
  today: number,
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
      sql`select person.id, person.username as account, person.is_agent, line.level, person.nickname, person.line_rate,
          person.created_at, person.last_login_at, coalesce(wallet.balance, 0) as balance,
          (select count(*) from line_member as below where below.above_id = person.id and below.level > 0) as below
        from (${lineSql(asked)}) as line
        join member as person on person.id = line.member_id
        left join ledger_account as wallet on wallet.id = person.id || '/main'
        order by person.username limit ${Number(pageSize)} offset ${(page - 1) * Number(pageSize)}`,
    ),
    rowsOf<{ readonly count: unknown }>(db, sql`select count(*) as count from (${lineSql(asked)}) as line`),
  ]);
  return {
    list: rows.map((row) => downlineRow(row, { depth: top.level, today })),
    count: Number(counted?.count ?? 0),
  };
}

/** A member of the line by account, and how many levels below the agent. @throws {Refusal} NOT_FOUND. */
async function placeOf(
  db: Database,
  line: LineAsked,
  account: string,
): Promise<{ readonly id: string; readonly level: number }> {
  const [row] = await rowsOf<{ readonly id: string; readonly level: unknown }>(
    db,
    sql`select member.id, line.level from member join line_member as line on line.member_id = member.id
      where member.merchant_code = ${line.merchantCode} and member.username = ${account.toLowerCase()}
        and line.above_id = ${line.agentId} and line.level > 0`,
  );
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return { id: row.id, level: Number(row.level) };
}

const downlineRow = (row: Row, { depth, today }: { readonly depth: number; readonly today: number }): DownlineRow => ({
  id: row.id,
  account: row.account,
  level: Number(row.level) + depth,
  nickname: row.nickname,
  isAgent: isAgentMember(Number(row.is_agent)),
  below: Number(row.below),
  joinedAt: Number(row.created_at),
  lastLoginAt: row.last_login_at === null ? null : Number(row.last_login_at),
  isActiveToday: Number(row.last_login_at ?? 0) >= today,
  balance: Number(row.balance),
  rate: Number(row.line_rate),
});
