import { type SQL, sql } from 'drizzle-orm';
import { type agentReportsContract, MAX_PLOT_DAYS } from '../../src/api/contract/agentReports.ts';
import type { RequestOf, ValueOf } from '../../src/api/contract/endpoint.ts';
import type { ServerDeps } from '../deps.ts';
import { rowsOf } from '../ledger/rowsOf.ts';
import { isAgentMember } from '../session/admit.ts';
import type { LineAsked } from './line.ts';
import { kindsOf } from './transactionGroups.ts';

const DAY_MS = 86_400_000;
/** Decision S6: business days are of GMT+8. */
const ZONE_MS = 8 * 3_600_000;
/** Decision M11: valid bets of an active member, in 1/10,000 P. */
const ACTIVE = 500 * 10_000;

type Call = (typeof agentReportsContract)['overview'];
type Row = Readonly<Record<string, unknown>>;

interface Ranges {
  readonly before: number;
  readonly from: number;
  readonly to: number;
}

/** Everybody below the agent with the direct downline that heads the line: `id`, `root`, `created_at`. */
const rootedSql = ({ merchantCode, agentId }: LineAsked): SQL => sql`
  with recursive below (id, root, created_at) as (
    select id, id, created_at from member where upline_id = ${agentId} and merchant_code = ${merchantCode}
    union all
    select member.id, below.root, member.created_at
    from member join below on member.upline_id = below.id and member.merchant_code = ${merchantCode}
  )
  select id, root, created_at from below`;

const linesSql = (line: LineAsked, { before, from, to }: Ranges): SQL => sql`
  select head.id, head.username as account, head.is_agent, count(*) as members,
    sum(played.now) as bet_now, sum(played.before) as bet_before,
    count(*) filter (where played.now >= ${ACTIVE}) as active_now,
    count(*) filter (where played.before >= ${ACTIVE}) as active_before,
    count(*) filter (where line.created_at >= ${from} and line.created_at < ${to}) as joined_now,
    count(*) filter (where line.created_at >= ${before} and line.created_at < ${from}) as joined_before
  from (${rootedSql(line)}) as line
  join member as head on head.id = line.root
  left join lateral (
    select coalesce(sum(valid_bet) filter (where hour >= ${from}), 0) as now,
      coalesce(sum(valid_bet) filter (where hour < ${from}), 0) as before
    from bet_hour
    where member_id = line.id and hour >= ${before} and hour < ${to} and result <> 'voided'
  ) as played on true
  group by head.id, head.username, head.is_agent`;

const daysSql = (line: LineAsked, { before, to }: Ranges): SQL => sql`
  select (hour + ${ZONE_MS}) / ${DAY_MS} as day, sum(valid_bet) as bet
  from bet_hour
  where member_id in (select id from (${rootedSql(line)}) as line)
    and hour >= ${before} and hour < ${to} and result <> 'voided'
  group by 1`;

const incomeSql = ({ agentId }: LineAsked, { before, from, to }: Ranges): SQL => sql`
  select coalesce(sum(entry.amount) filter (where entry.at >= ${from}), 0) as now,
    coalesce(sum(entry.amount) filter (where entry.at < ${from}), 0) as before
  from ledger_entry as entry join ledger_movement as movement on movement.id = entry.movement_id
  where entry.account_id = ${`${agentId}/main`} and entry.seq is not null
    and entry.at >= ${before} and entry.at < ${to} and entry.amount > 0
    and movement.kind in (${kindsOf('salary')})`;

/** AGENT-04: the team in the range, and in the range of the same length before it. */
export async function teamOverview(
  { db }: Pick<ServerDeps, 'db'>,
  line: LineAsked,
  { from, to }: RequestOf<Call>,
): Promise<ValueOf<Call>> {
  const ranges = { before: Math.max(0, from - Math.max(0, to - from)), from, to };
  const [lines, days, [income]] = await Promise.all([
    rowsOf<Row>(db, linesSql(line, ranges)),
    rowsOf<Row>(db, daysSql(line, ranges)),
    rowsOf<Row>(db, incomeSql(line, ranges)),
  ]);
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
  const compared = (name: string) => ({ now: sum(`${name}_now`), before: sum(`${name}_before`) });
  return {
    list,
    count: list.length,
    members: sum('members'),
    validBet: compared('bet'),
    active: compared('active'),
    joined: compared('joined'),
    income: { now: Number(income?.now ?? 0), before: Number(income?.before ?? 0) },
    days: plotDays(days, ranges),
  };
}

function plotDays(rows: readonly Row[], { before, from, to }: Ranges): ValueOf<Call>['days'] {
  const count = Math.ceil((to - from) / DAY_MS);
  if (count < 1 || count > MAX_PLOT_DAYS) return [];
  const bets = new Map(rows.map(({ day, bet }) => [Number(day), Number(bet)]));
  const dayOf = (instant: number) => Math.floor((instant + ZONE_MS) / DAY_MS);
  return Array.from({ length: count }, (_, place) => ({
    start: from + place * DAY_MS,
    validBet: bets.get(dayOf(from) + place) ?? 0,
    before: bets.get(dayOf(before) + place) ?? 0,
  }));
}
