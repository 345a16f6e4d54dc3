import { sql } from 'drizzle-orm';
import { agentReportsHandlers } from '../server/agent/agentReports/agentReportsHandlers.ts';
import type { OpenDatabase } from '../server/database/databaseHandle.ts';
import { openDatabase } from '../server/database/openDatabase.ts';
import type { ServerDeps, Session } from '../server/deps.ts';
import { rowsOf } from '../server/money/ledger/rowsOf.ts';
import { DAY_MS, dayOf } from '../server/rollUp/days.ts';
import { rollUpDays } from '../server/rollUp/rollUpDays.ts';
import { createTestDatabase, isPostgresThere } from '../tests/support/testDatabase.ts';
import { type Bench, type Figure, quantile } from './figure.ts';
import { benchDeps, DAYS, largeLine } from './largeLine.ts';

/** Members of the line; each has a hundred bets. A smaller size is for a look. */
const MEMBERS = Number(process.env.BENCH_LINE ?? 100_000);
/** The top of the line, and lines of a tenth, a hundredth and a thousandth of it. */
const AGENTS = ['bench-0', 'bench-1', 'bench-11', 'bench-111'];
const ROUNDS = 5;

type Handlers = ReturnType<typeof agentReportsHandlers>;
type CallName = keyof Handlers;

/** Every report call of the agent centre on a large line (AGENT-04, 06, 07, 08, 10; decision 047). */
export const agentReports: Bench = async () => {
  const embedded = await measured(
    { name: 'embedded', members: MEMBERS / 10, most: 800 },
    await openDatabase({ memory: true }),
  );
  if (!(await isPostgresThere())) return embedded;
  const { url, drop } = await createTestDatabase();
  try {
    return [
      ...(await measured({ name: 'PostgreSQL', members: MEMBERS, most: 300 }, await openDatabase({ url }))),
      ...embedded,
    ];
  } finally {
    await drop();
  }
};

interface Place {
  readonly name: string;
  readonly members: number;
  readonly most: number;
}

async function measured({ name, members, most }: Place, database: OpenDatabase): Promise<readonly Figure[]> {
  const deps = await benchDeps(database);
  await largeLine(database, deps, members);
  const rolledUp = await secondsOf(() => rollUpDays(deps));
  await database.inTransaction(({ script }) => script('set local statement_timeout = 0; analyze'));
  const times = await callTimes(deps);
  const yardstick = { name: 'counting 300,000 numbers there', value: await countingTime(deps) };
  const voided = await lateVoid(deps);
  await database.close();
  const of = `${members} members, ${members * 100} bets, ${name}`;
  return [
    ...[...times].map(([call, millis]) => ({
      name: `Report ${call} of ${of}, p95`,
      value: quantile(millis, 0.95),
      unit: 'ms',
      // A file of ten thousand rows is downloaded, not looked at.
      bar: call.endsWith('file') ? null : { most },
      yardstick,
    })),
    {
      name: `Late void in all totals of ${of}, by the job`,
      value: voided,
      unit: 's',
      bar: { most: 30 },
      yardstick: null,
    },
    { name: `First roll-up of ${DAYS} days of ${of}`, value: rolledUp, unit: 's', bar: null, yardstick: null },
  ];
}

/** What the machine gives the database at this moment, ms. */
async function countingTime({ db }: ServerDeps): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1)
    times.push((await secondsOf(() => rowsOf(db, sql`select count(*) from generate_series(1, 300000)`))) * 1000);
  return quantile(times, 0.5);
}

export async function callTimes(deps: ServerDeps): Promise<ReadonlyMap<string, readonly number[]>> {
  const handlers = agentReportsHandlers(deps);
  const times = new Map<string, number[]>();
  for (const agent of AGENTS)
    for (const [label, call, request] of requestsOf(deps.now())) {
      const ask = handlers[call] as (given: unknown) => Promise<unknown>;
      for (let round = 0; round < ROUNDS; round += 1) {
        const startedAt = performance.now();
        await ask({ request, session: sessionOf(agent) });
        const millis = performance.now() - startedAt;
        times.set(label, [...(times.get(label) ?? []), millis]);
        if (process.env.BENCH_EACH) console.error(`${agent} ${label} ${millis.toFixed(0)} ms`);
      }
    }
  return times;
}

const sessionOf = (memberId: string): Session => ({
  ...{ memberId, username: memberId, isAgent: 1, tokenHash: '', passwordChangeRequired: false },
});

function requestsOf(now: number): readonly (readonly [label: string, call: CallName, request: unknown])[] {
  const page = { page: 1, pageSize: '20' };
  const to = dayOf(now) + DAY_MS;
  const last = (days: number) => ({ from: to - days * DAY_MS, to });
  const bets = { search: '', category: 'all', result: 'all', language: 'EN' };
  const members = { search: '', scope: 'line', by: 'member', language: 'EN' };
  const moves = { search: '', group: 'all' };
  return [
    ['overview, a week', 'overview', last(7)],
    ['overview, 30 days', 'overview', last(30)],
    ['overview, 90 days', 'overview', last(DAYS)],
    ['downlines', 'downlines', { under: '', search: '', ...page }],
    ['downlines found by account', 'downlines', { under: '', search: '99', ...page }],
    ['bets, today', 'bets', { ...last(1), ...bets, ...page }],
    ['bets, 90 days', 'bets', { ...last(DAYS), ...bets, ...page }],
    [
      'bets, 90 days, of a category and result',
      'bets',
      { ...last(DAYS), ...bets, category: 'FISH', result: 'won', ...page },
    ],
    ['bets, 90 days, of an account', 'bets', { ...last(DAYS), ...bets, search: 'bench1111', ...page }],
    ['bets file', 'betsFile', { ...last(DAYS), ...bets }],
    ['profit, today', 'profit', { ...last(1), ...members, ...page }],
    ['profit, a week', 'profit', { ...last(7), ...members, ...page }],
    ['profit, 90 days', 'profit', { ...last(DAYS), ...members, ...page }],
    ['profit, 90 days, page 50', 'profit', { ...last(DAYS), ...members, ...page, page: 50 }],
    ['profit, 90 days, of an account', 'profit', { ...last(DAYS), ...members, search: 'bench1111', ...page }],
    ['profit, 90 days, by day', 'profit', { ...last(DAYS), ...members, by: 'day', ...page }],
    ['profit, 90 days, by studio', 'profit', { ...last(DAYS), ...members, by: 'vendor', ...page }],
    ['profit file', 'profitFile', { ...last(DAYS), ...members }],
    ['transactions, 90 days', 'transactions', { ...last(DAYS), ...moves, ...page }],
    ['transactions, 90 days, of a group', 'transactions', { ...last(DAYS), ...moves, group: 'bonus', ...page }],
    ['transactions, 90 days, of an account', 'transactions', { ...last(DAYS), ...moves, search: 'bench1111', ...page }],
    ['transactions file', 'transactionsFile', { ...last(DAYS), ...moves, language: 'EN' }],
  ];
}

/** Seconds of the job after a bet of a closed day was voided; the totals must be less by its stake. */
export async function lateVoid(deps: ServerDeps): Promise<number> {
  const handlers = agentReportsHandlers(deps);
  const to = dayOf(deps.now()) - 10 * DAY_MS;
  const range = { from: to - 20 * DAY_MS, to };
  const session = sessionOf('bench-0');
  const ask = async () => {
    const request = { ...range, search: '', page: 1, pageSize: '10' } as const;
    const bets = await (handlers.bets as (given: unknown) => Promise<{ stake: number }>)({
      request: { ...request, category: 'all', result: 'all', language: 'EN' },
      session,
    });
    const profit = await (handlers.profit as (given: unknown) => Promise<{ stake: number }>)({
      request: { ...request, scope: 'line', by: 'member', language: 'EN' },
      session,
    });
    return [bets.stake, profit.stake];
  };
  const before = await ask();
  const [bet] = await rowsOf<{ readonly stake: unknown }>(
    deps.db,
    sql`update bet set voided_at = ${deps.now()} where id = (
      select id from bet where id like 'bench%' and settled_at >= ${range.from} and settled_at < ${range.to} limit 1
    ) returning stake`,
  );
  const seconds = await secondsOf(() => rollUpDays(deps));
  const after = await ask();
  if (before.some((stake, place) => stake - (after[place] ?? 0) !== Number(bet?.stake)))
    throw new Error(`a late void is missing in the totals: ${before} became ${after}`);
  return seconds;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
