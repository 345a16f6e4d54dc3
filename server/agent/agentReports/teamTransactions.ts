import { type SQL, sql } from 'drizzle-orm';
import type { agentReportsContract, TransactionRow } from '../../../src/api/contract/agent/agentReports.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import { movementKind } from '../../../src/api/contract/money/statement.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { type LineAsked, peopleOf } from './line.ts';
import { lineMovesSql } from './lineBets.ts';
import { ofLineSql } from './ofLine.ts';
import { partsOf, readReport } from './reading.ts';
import { kindsOf } from './transactionGroups.ts';

type Asked = Pick<RequestOf<typeof agentReportsContract.transactions>, 'from' | 'to' | 'group'> & {
  readonly skip: number;
  readonly most: number;
  readonly order: 'newest' | 'oldest';
};
type Row = Readonly<Record<'id' | 'member_id' | 'kind', string>> &
  Readonly<Record<'at' | 'amount' | 'balance', unknown>>;

const ORDERS: Readonly<Record<Asked['order'], SQL>> = {
  newest: sql`at desc, member_id desc, seq desc`,
  oldest: sql`at, member_id, seq`,
};

/** AGENT-10: ledger rows of the line's main wallets, with their count, credits and debits. */
export const teamTransactions = (
  deps: Pick<ServerDeps, 'readDb'>,
  line: LineAsked,
  { from, to, group, skip, most, order }: Asked,
) =>
  readReport(deps, async (db) => {
    const isOfLine = await ofLineSql(db, line, sql`wallet_move.member_id`);
    const rows = await rowsOf<Row>(
      db,
      sql`select movement_id || '/' || line as id, member_id, at, kind, amount, balance from wallet_move
        where at >= ${from} and at < ${to} and kind in (${kindsOf(group)}) and ${isOfLine}
        order by ${ORDERS[order]} limit ${most} offset ${skip}`,
    );
    const people = await peopleOf(db, line, [...new Set(rows.map(({ member_id }) => member_id))]);
    const moves = await lineMovesSql(db, line, await partsOf(db, from, to));
    const [sums] = await rowsOf<Record<'count' | 'credit' | 'debit', unknown>>(
      db,
      sql`select sum(moves) as count, sum(credit) as credit, sum(debit) as debit
        from (${moves}) as moved where kind in (${kindsOf(group)})`,
    );
    const list = rows.map(({ id, member_id, at, kind, amount, balance }): TransactionRow => {
      const { account = '', level = 0 } = people.get(member_id) ?? {};
      return {
        ...{ id, account, level, kind: movementKind.parse(kind) },
        ...{ at: Number(at), amount: Number(amount), balance: Number(balance) },
      };
    });
    return { list, count: Number(sums?.count ?? 0), in: Number(sums?.credit ?? 0), out: Number(sums?.debit ?? 0) };
  });
