import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { agentReportsContract, TeamBet } from '../../../src/api/contract/agent/agentReports.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import { MAX_EXPORT_ROWS } from '../../../src/api/contract/paging.ts';
import type { Database } from '../../database/database.ts';
import { rowsOf as pageRows } from '../../database/pageOf.ts';
import { bet } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { betRows } from '../../play/bet/betHandlers.ts';
import { betResultSql } from '../../play/bet/betTotals.ts';
import { type LineAsked, peopleOf } from './line.ts';
import { lineBetsSql } from './lineBets.ts';
import { ofLineSql } from './ofLine.ts';
import { partsOf, readReport } from './reading.ts';

const HOUR_MS = 3_600_000;

type Asked = RequestOf<typeof agentReportsContract.betsFile>;
type Bets = readonly (typeof bet.$inferSelect)[];
type People = Awaited<ReturnType<typeof peopleOf>>;

const chosen = async (db: Database, line: LineAsked, { from, to, category, result }: Asked): Promise<SQL | undefined> =>
  and(
    eq(bet.merchantCode, line.merchantCode),
    await ofLineSql(db, line, sql`bet.member_id`),
    gte(bet.settledAt, from),
    lt(bet.settledAt, to),
    category === 'all' ? undefined : eq(bet.category, category),
    result === 'all' ? undefined : sql`${betResultSql} = ${result}`,
  );

const peopleIn = (db: Database, line: LineAsked, rows: Bets): Promise<People> =>
  peopleOf(db, line, [...new Set(rows.map(({ memberId }) => memberId))]);

/** AGENT-07, AGENT-17: a page of the line's settled bets, with sums over all of them. */
export async function teamBets(
  deps: ServerDeps,
  line: LineAsked,
  request: RequestOf<typeof agentReportsContract.bets>,
) {
  const { rows, people, totals } = await readReport(deps, async (db) => {
    const totals = await teamTotals(db, line, request);
    // Without this, a filter that nothing matches would read every bet of the range.
    const isCounted = request.from % HOUR_MS === 0 && request.to % HOUR_MS === 0;
    const isBeyond = isCounted && totals.count <= (request.page - 1) * Number(request.pageSize);
    const orderBy = [desc(bet.settledAt), desc(bet.id)];
    const rows = isBeyond
      ? []
      : await pageRows(db, { table: bet, where: await chosen(db, line, request), orderBy }, request);
    return { rows, people: await peopleIn(db, line, rows), totals };
  });
  return { list: await named(deps, rows, people, request), ...totals };
}

/** The oldest bets of the line that fit into a file, and how many did not. */
export async function teamBetsFile(deps: ServerDeps, line: LineAsked, request: Asked) {
  const { rows, people, count } = await readReport(deps, async (db) => {
    const where = await chosen(db, line, request);
    const rows = await db
      .select()
      .from(bet)
      .where(where)
      .orderBy(asc(bet.settledAt), asc(bet.id))
      .limit(MAX_EXPORT_ROWS);
    const { count } = rows.length < MAX_EXPORT_ROWS ? { count: rows.length } : await teamTotals(db, line, request);
    return { rows, people: await peopleIn(db, line, rows), count };
  });
  return { rows: await named(deps, rows, people, request), left: Math.max(0, count - rows.length) };
}

async function named(
  deps: ServerDeps,
  rows: Bets,
  people: People,
  { language }: Pick<Asked, 'language'>,
): Promise<TeamBet[]> {
  const told = await betRows(deps, rows, language);
  return told.map((row, place) => {
    const person = people.get(rows[place]?.memberId ?? '');
    return { ...row, account: person?.account ?? '', level: person?.level ?? 0 };
  });
}

/** From the counts by hour, and by day where the line is large; voided bets count, but add nothing. */
async function teamTotals(db: Database, line: LineAsked, { from, to, category, result }: Asked) {
  const bets = await lineBetsSql(db, line, await partsOf(db, from, to));
  const [row] = await rowsOf<Record<'count' | 'stake' | 'valid' | 'payout', unknown>>(
    db,
    sql`select sum(bets) as count,
        sum(stake) filter (where result <> 'voided') as stake,
        sum(valid_bet) filter (where result <> 'voided') as valid,
        sum(payout) filter (where result <> 'voided') as payout
      from (${bets}) as played
      where ${category === 'all' ? sql`true` : sql`category = ${category}`}
        and ${result === 'all' ? sql`true` : sql`result = ${result}`}`,
  );
  const of = (value: unknown) => Number(value ?? 0);
  return { count: of(row?.count), stake: of(row?.stake), validBet: of(row?.valid), payout: of(row?.payout) };
}
