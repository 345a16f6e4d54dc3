import { type SQL, sql } from 'drizzle-orm';
import type { agentReportsContract, ProfitRow } from '../../src/api/contract/agentReports.ts';
import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import type { ServerDeps } from '../deps.ts';
import { rowsOf } from '../ledger/rowsOf.ts';
import { isAgentMember } from '../session/admit.ts';
import { type LineAsked, lineSql } from './line.ts';
import { kindsOf } from './transactionGroups.ts';

type Span = Pick<RequestOf<typeof agentReportsContract.profit>, 'from' | 'to'>;
type Row = Readonly<Record<'id' | 'account', string>> & Readonly<Record<string, unknown>>;

/** Each member of the line with deposits, withdrawals, bonuses and bets of the range. */
const figuresSql = (line: LineAsked, { from, to }: Span): SQL => sql`
  select line.id, line.account, line.is_agent, line.level,
    coalesce(moved.deposits, 0) as deposits,
    coalesce(moved.withdrawals, 0) as withdrawals,
    coalesce(moved.bonuses, 0) as bonuses,
    coalesce(played.stake, 0) as stake,
    coalesce(played.valid_bet, 0) as valid_bet,
    coalesce(played.payout, 0) as payout
  from (${lineSql(line)}) as line
  left join lateral (
    select sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout
    from bet_hour
    where member_id = line.id and hour >= ${from} and hour < ${to} and result <> 'voided'
  ) as played on true
  left join lateral (
    select
      sum(entry.amount) filter (where movement.kind in (${kindsOf('deposit')})) as deposits,
      -sum(entry.amount) filter (where movement.kind in (${kindsOf('withdrawal')})) as withdrawals,
      sum(entry.amount) filter (where movement.kind in (${kindsOf('bonus')})) as bonuses
    from ledger_entry as entry join ledger_movement as movement on movement.id = entry.movement_id
    where entry.account_id = line.id || '/main' and entry.seq is not null
      and entry.at >= ${from} and entry.at < ${to}
      and movement.kind in (${kindsOf('deposit')}, ${kindsOf('withdrawal')}, ${kindsOf('bonus')})
  ) as moved on true`;

const amountsOf = (row: Readonly<Record<string, unknown>>) => {
  const of = (name: string) => Number(row[name] ?? 0);
  return {
    deposits: of('deposits'),
    withdrawals: of('withdrawals'),
    bonuses: of('bonuses'),
    stake: of('stake'),
    validBet: of('valid_bet'),
    payout: of('payout'),
  };
};

const profitRow = (row: Row): ProfitRow => ({
  id: row.id,
  account: row.account,
  level: Number(row.level),
  isAgent: isAgentMember(Number(row.is_agent)),
  ...amountsOf(row),
});

/** AGENT-08: rows of profit and loss, the highest valid bet first. */
export async function teamProfitRows(
  { db }: Pick<ServerDeps, 'db'>,
  line: LineAsked,
  { from, to, skip, most }: Span & { readonly skip: number; readonly most: number },
): Promise<readonly ProfitRow[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select * from (${figuresSql(line, { from, to })}) as figures
      order by valid_bet desc, account limit ${most} offset ${skip}`,
  );
  return rows.map(profitRow);
}

/** Sums over all rows of the report. */
export async function teamProfitTotals({ db }: Pick<ServerDeps, 'db'>, line: LineAsked, span: Span) {
  const [row = {}] = await rowsOf<Readonly<Record<string, unknown>>>(
    db,
    sql`select count(*) as count, sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(bonuses) as bonuses,
        sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout
      from (${figuresSql(line, span)}) as figures`,
  );
  return { count: Number(row.count ?? 0), ...amountsOf(row) };
}
