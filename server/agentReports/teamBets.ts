import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { agentReportsContract, TeamBet } from '../../src/api/contract/agentReports.ts';
import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import { MAX_EXPORT_ROWS } from '../../src/api/contract/paging.ts';
import { betRows } from '../bet/betHandlers.ts';
import { betResultSql } from '../bet/betTotals.ts';
import { rowsOf as pageRows } from '../database/pageOf.ts';
import { bet } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { rowsOf } from '../ledger/rowsOf.ts';
import { type LineAsked, lineSql, peopleOf } from './line.ts';

type Asked = RequestOf<typeof agentReportsContract.betsFile>;

const chosen = (line: LineAsked, { from, to, category, result }: Asked): SQL | undefined =>
  and(
    inArray(bet.memberId, sql`(select id from (${lineSql(line)}) as line)`),
    gte(bet.settledAt, from),
    lt(bet.settledAt, to),
    category === 'all' ? undefined : eq(bet.category, category),
    result === 'all' ? undefined : sql`${betResultSql} = ${result}`,
  );

/** AGENT-07, AGENT-17: a page of the line's settled bets, with sums over all of them. */
export async function teamBets(
  deps: ServerDeps,
  line: LineAsked,
  request: RequestOf<typeof agentReportsContract.bets>,
) {
  const { db } = deps;
  const where = chosen(line, request);
  const [rows, totals] = await Promise.all([
    pageRows(db, { table: bet, where, orderBy: [desc(bet.settledAt), desc(bet.id)] }, request),
    teamTotals(deps, line, request),
  ]);
  return { list: await named(deps, line, rows, request.language), ...totals };
}

/** The oldest bets of the line that fit into a file, and how many did not. */
export async function teamBetsFile(deps: ServerDeps, line: LineAsked, request: Asked) {
  const { db } = deps;
  const where = chosen(line, request);
  const rows = await db.select().from(bet).where(where).orderBy(asc(bet.settledAt), asc(bet.id)).limit(MAX_EXPORT_ROWS);
  return { rows: await named(deps, line, rows, request.language), count: () => db.$count(bet, where) };
}

async function named(
  deps: ServerDeps,
  line: LineAsked,
  rows: readonly (typeof bet.$inferSelect)[],
  language: LanguageCode,
): Promise<TeamBet[]> {
  const [told, people] = await Promise.all([
    betRows(deps, rows, language),
    peopleOf(deps.db, line, [...new Set(rows.map(({ memberId }) => memberId))]),
  ]);
  return told.map((row, place) => {
    const person = people.get(rows[place]?.memberId ?? '');
    return { ...row, account: person?.account ?? '', level: person?.level ?? 0 };
  });
}

/** From the counts by hour; voided bets count, but add nothing. */
async function teamTotals({ db }: ServerDeps, line: LineAsked, { from, to, category, result }: Asked) {
  const [row] = await rowsOf<Record<'count' | 'stake' | 'valid' | 'payout', unknown>>(
    db,
    sql`select sum(bets) as count,
        sum(stake) filter (where result <> 'voided') as stake,
        sum(valid_bet) filter (where result <> 'voided') as valid,
        sum(payout) filter (where result <> 'voided') as payout
      from bet_hour
      where member_id in (select id from (${lineSql(line)}) as line)
        and hour >= ${from} and hour < ${to}
        ${category === 'all' ? sql`` : sql`and category = ${category}`}
        ${result === 'all' ? sql`` : sql`and result = ${result}`}`,
  );
  const of = (value: unknown) => Number(value ?? 0);
  return { count: of(row?.count), stake: of(row?.stake), validBet: of(row?.valid), payout: of(row?.payout) };
}
