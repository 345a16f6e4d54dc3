import { type SQL, sql } from 'drizzle-orm';
import { type agentReportsContract, MAX_PLOT_DAYS } from '../../../src/api/contract/agent/agentReports.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { Database } from '../../database/database.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { DAY_MS, ZONE_MS } from '../../rollUp/days.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import type { LineAsked } from './line.ts';
import { lineBetsSql } from './lineBets.ts';
import { liveSql, type Parts, partsOf, readReport, sumsOf } from './reading.ts';
import { kindsOf } from './transactionGroups.ts';

/** Decision M11: valid bets of an active member, in 1/10,000 P. */
const ACTIVE = 500 * 10_000;

type Call = (typeof agentReportsContract)['overview'];
type Row = Readonly<Record<string, unknown>>;

interface Ranges {
  readonly before: number;
  readonly from: number;
  readonly to: number;
}

/** Valid bets of each member in the range and in the one before, where the member had any. */
async function betsSql(db: Database, { before, from, to }: Ranges): Promise<SQL> {
  const [earlier, now] = [await partsOf(db, before, from), await partsOf(db, from, to)];
  const [ofEarlier, ofNow] = [await sumsOf(db, earlier), await sumsOf(db, now)];
  const total = (until: number, weights: SQL) =>
    until === 0 ? [] : [sql`select member_id, ${weights} from member_sum where until = ${until}`];
  const live = (parts: Parts, columns: SQL) =>
    parts.live.length === 0
      ? []
      : [sql`select member_id, ${columns} from bet_hour where ${liveSql(sql`hour`, parts)} and result <> 'voided'`];
  const sources = [
    ...total(ofNow.after, sql`valid_bet, 0`),
    // Where the two ranges meet, one reading serves both.
    ...(ofNow.before === ofEarlier.after
      ? total(ofNow.before, sql`-valid_bet, valid_bet`)
      : [...total(ofNow.before, sql`-valid_bet, 0`), ...total(ofEarlier.after, sql`0, valid_bet`)]),
    ...total(ofEarlier.before, sql`0, -valid_bet`),
    ...live(now, sql`valid_bet, 0`),
    ...live(earlier, sql`0, valid_bet`),
  ];
  const all = sources.length === 0 ? [sql`select '', 0, 0`] : sources;
  return sql`select member_id, sum(now) as now, sum(before) as before
    from (${sql.join(all, sql` union all `)}) as part (member_id, now, before) group by member_id`;
}

/** Each direct downline that heads a line, with the figures of everybody in it. */
const linesSql = ({ agentId, merchantCode }: LineAsked, bets: SQL): SQL => sql`
  select head.id, head.username as account, head.is_agent, count(*) as members,
    sum(played.now) as bet_now, sum(played.before) as bet_before,
    count(*) filter (where played.now >= ${ACTIVE}) as active_now,
    count(*) filter (where played.before >= ${ACTIVE}) as active_before
  from member as head
  join line_member as line on line.above_id = head.id
  left join (${bets}) as played on played.member_id = line.member_id
  where head.upline_id = ${agentId} and head.merchant_code = ${merchantCode}
  group by head.id, head.username, head.is_agent`;

const joinedSql = ({ agentId }: LineAsked, { before, from, to }: Ranges): SQL => sql`
  select count(*) filter (where created_at >= ${from}) as now, count(*) filter (where created_at < ${from}) as before
  from line_member as line join member on member.id = line.member_id
  where line.above_id = ${agentId} and line.level > 0 and created_at >= ${before} and created_at < ${to}`;

const daysSql = (bets: SQL): SQL => sql`
  select (day + ${ZONE_MS}) / ${DAY_MS} as day, sum(valid_bet) as bet
  from (${bets}) as played where result <> 'voided' group by 1`;

const incomeSql = ({ agentId }: LineAsked, { before, from, to }: Ranges): SQL => sql`
  select coalesce(sum(amount) filter (where at >= ${from}), 0) as now,
    coalesce(sum(amount) filter (where at < ${from}), 0) as before
  from wallet_move
  where member_id = ${agentId} and at >= ${before} and at < ${to} and amount > 0 and kind in (${kindsOf('salary')})`;

/** AGENT-04: the team in the range, and in the range of the same length before it. */
export const teamOverview = (
  deps: Pick<ServerDeps, 'readDb' | 'now'>,
  line: LineAsked,
  { from, to }: RequestOf<Call>,
): Promise<ValueOf<Call>> =>
  readReport(deps, (db) =>
    overviewOf(db, line, { before: Math.max(0, from - Math.max(0, to - from)), from, to }, deps.now()),
  );

async function overviewOf(db: Database, line: LineAsked, ranges: Ranges, now: number): Promise<ValueOf<Call>> {
  const lines = await rowsOf<Row>(db, linesSql(line, await betsSql(db, ranges)));
  const days = hasPlot(ranges)
    ? await rowsOf<Row>(db, daysSql(await lineBetsSql(db, line, await partsOf(db, ranges.before, ranges.to))))
    : [];
  const [joined] = await rowsOf<Row>(db, joinedSql(line, ranges));
  const [income] = await rowsOf<Row>(db, incomeSql(line, ranges));
  const list = lines.map((row) => ({
    id: String(row.id),
    account: String(row.account),
    isAgent: isAgentMember(Number(row.is_agent)),
    members: Number(row.members),
    validBet: { now: Number(row.bet_now), before: Number(row.bet_before) },
  }));
  const change = ({ validBet: { now, before } }: (typeof list)[number]) => Math.abs(now - before);
  list.sort((one, other) => change(other) - change(one) || one.account.localeCompare(other.account));
  const sum = (name: string) => lines.reduce((total, row) => total + Number(row[name] ?? 0), 0);
  const both = (row: Row | undefined) => ({ now: Number(row?.now ?? 0), before: Number(row?.before ?? 0) });
  const compared = (name: string) => ({ now: sum(`${name}_now`), before: sum(`${name}_before`) });
  return {
    list,
    count: list.length,
    members: sum('members'),
    validBet: compared('bet'),
    active: compared('active'),
    joined: both(joined),
    income: both(income),
    days: plotDays(days, ranges, now),
  };
}

const plottedDays = ({ from, to }: Ranges): number => Math.ceil((to - from) / DAY_MS);
const hasPlot = (ranges: Ranges): boolean => plottedDays(ranges) >= 1 && plottedDays(ranges) <= MAX_PLOT_DAYS;

function plotDays(rows: readonly Row[], ranges: Ranges, now: number): ValueOf<Call>['days'] {
  if (!hasPlot(ranges)) return [];
  const { before, from } = ranges;
  const bets = new Map(rows.map(({ day, bet }) => [Number(day), Number(bet)]));
  const dayOf = (instant: number) => Math.floor((instant + ZONE_MS) / DAY_MS);
  return Array.from({ length: plottedDays(ranges) }, (_, place) => ({
    start: from + place * DAY_MS,
    isToday: dayOf(from) + place === dayOf(now),
    validBet: bets.get(dayOf(from) + place) ?? 0,
    before: bets.get(dayOf(before) + place) ?? 0,
  }));
}
