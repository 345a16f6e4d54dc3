import { type SQL, sql } from 'drizzle-orm';
import type { agentReportsContract, TransactionRow } from '../../src/api/contract/agentReports.ts';
import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import { movementKind } from '../../src/api/contract/statement.ts';
import type { ServerDeps } from '../deps.ts';
import { rowsOf } from '../ledger/rowsOf.ts';
import { type LineAsked, lineSql } from './line.ts';
import { kindsOf } from './transactionGroups.ts';

type Asked = Pick<RequestOf<typeof agentReportsContract.transactions>, 'from' | 'to' | 'group'>;
type Row = Readonly<Record<'id' | 'account' | 'kind', string>> &
  Readonly<Record<'level' | 'at' | 'amount' | 'balance', unknown>>;

const movedSql = (line: LineAsked, { from, to, group }: Asked): SQL => sql`
  from (${lineSql(line)}) as line
  join ledger_entry as entry on entry.account_id = line.id || '/main' and entry.seq is not null
  join ledger_movement as movement on movement.id = entry.movement_id
  where entry.at >= ${from} and entry.at < ${to} and movement.kind in (${kindsOf(group)})`;

/** AGENT-10: ledger rows of the line's main wallets. */
export async function teamTransactionRows(
  { db }: Pick<ServerDeps, 'db'>,
  line: LineAsked,
  {
    skip,
    most,
    order,
    ...asked
  }: Asked & {
    readonly skip: number;
    readonly most: number;
    readonly order: 'newest' | 'oldest';
  },
): Promise<readonly TransactionRow[]> {
  const by =
    order === 'newest' ? sql`entry.at desc, line.account, entry.seq desc` : sql`entry.at, line.account desc, entry.seq`;
  const rows = await rowsOf<Row>(
    db,
    sql`select entry.movement_id || '/' || entry.line as id, line.account, line.level, entry.at, movement.kind,
        entry.amount, entry.balance
      ${movedSql(line, asked)} order by ${by} limit ${most} offset ${skip}`,
  );
  return rows.map(({ id, account, level, at, kind, amount, balance }) => ({
    ...{ id, account, kind: movementKind.parse(kind) },
    ...{ level: Number(level), at: Number(at), amount: Number(amount), balance: Number(balance) },
  }));
}

/** How many rows there are, and their credits and debits. */
export async function teamTransactionTotals({ db }: Pick<ServerDeps, 'db'>, line: LineAsked, asked: Asked) {
  const [row] = await rowsOf<Record<'count' | 'credit' | 'debit', unknown>>(
    db,
    sql`select count(*) as count,
        coalesce(sum(entry.amount) filter (where entry.amount > 0), 0) as credit,
        coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0) as debit
      ${movedSql(line, asked)}`,
  );
  return { count: Number(row?.count ?? 0), in: Number(row?.credit ?? 0), out: Number(row?.debit ?? 0) };
}
