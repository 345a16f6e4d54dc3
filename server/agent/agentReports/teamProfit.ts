import { sql } from 'drizzle-orm';
import type { agentReportsContract, ProfitRow } from '../../../src/api/contract/agent/agentReports.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import { betCategory } from '../../../src/api/contract/play/bet.ts';
import { businessDay } from '../../../src/api/contract/rules/businessDay.ts';
import type { Database } from '../../database/database.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { vendorNames } from '../../play/bet/vendorNames.ts';
import { eachFigure } from '../../rollUp/figuresSql.ts';
import { type LineAsked, peopleOf } from './line.ts';
import { profitGroupsSql } from './profitGroups.ts';
import { partsOf, readReport } from './reading.ts';

type Asked = Pick<RequestOf<typeof agentReportsContract.profitFile>, 'from' | 'to' | 'by' | 'language'>;
type Row = Readonly<Record<string, unknown>>;

const amountsOf = (row: Row, prefix = '') => {
  const of = (name: string) => Number(row[prefix + name] ?? 0);
  return {
    deposits: of('deposits'),
    withdrawals: of('withdrawals'),
    bonuses: of('bonuses'),
    stake: of('stake'),
    validBet: of('valid_bet'),
    payout: of('payout'),
  };
};

type Part = Asked & { readonly skip: number; readonly most: number };

/** AGENT-08: a page of profit and loss, with the sums of the range before. */
export const teamProfit = (deps: Pick<ServerDeps, 'readDb'>, line: LineAsked, asked: Part) =>
  readReport(deps, async (db) => ({
    ...(await profitRows(db, line, asked)),
    before: await sumsBefore(db, line, asked),
  }));

/** AGENT-08: the rows that fit into a file, and the count of all. */
export const teamProfitFile = (deps: Pick<ServerDeps, 'readDb'>, line: LineAsked, asked: Part) =>
  readReport(deps, (db) => profitRows(db, line, asked));

/** Rows of profit and loss, with the count and the sums of all of them. */
async function profitRows(db: Database, line: LineAsked, { from, to, by, language, skip, most }: Part) {
  const groups = await profitGroupsSql(db, line, by, await partsOf(db, from, to));
  // The group without an id is what belongs to no row.
  const rows = await rowsOf<Row>(
    db,
    sql`with figures as materialized (${groups}),
        page as (select * from figures where id is not null order by place desc, id limit ${most} offset ${skip})
      select page.*, sums.* from (
        select count(id) as count, ${eachFigure((name) => `sum(${name}) as all_${name}`)} from figures
      ) as sums left join page on true
      order by page.place desc, page.id`,
  );
  const shown = rows.filter((row) => row.id !== null);
  const ids = shown.map((row) => String(row.id));
  const nameOf = await namesOf(db, line, { by, language, ids });
  const list = shown.map((row): ProfitRow => ({ ...nameOf(String(row.id)), ...amountsOf(row) }));
  const [sums = {}] = rows;
  return { list, count: Number(sums.count ?? 0), ...amountsOf(sums, 'all_') };
}

async function sumsBefore(db: Database, line: LineAsked, { from, to }: Pick<Asked, 'from' | 'to'>) {
  const parts = await partsOf(db, Math.max(0, from - Math.max(0, to - from)), from);
  const days = await profitGroupsSql(db, line, 'day', parts);
  const [sums = {}] = await rowsOf<Row>(
    db,
    sql`select ${eachFigure((name) => `sum(${name}) as ${name}`)} from (${days}) as days`,
  );
  return amountsOf(sums);
}

/** Whom or what a row stands for. */
type Named<Of = ProfitRow> = Of extends unknown ? Omit<Of, keyof ReturnType<typeof amountsOf>> : never;

async function namesOf(
  db: Database,
  line: LineAsked,
  { by, language, ids }: Pick<Asked, 'by' | 'language'> & { readonly ids: readonly string[] },
): Promise<(id: string) => Named> {
  switch (by) {
    case 'member': {
      const people = await peopleOf(db, line, ids);
      return (id) => ({ account: '', level: 0, isAgent: false, ...people.get(id), by, id });
    }
    case 'level':
      return (id) => ({ by, id, level: Number(id) });
    case 'category':
      return (id) => ({ by, id: betCategory.parse(id) });
    case 'vendor': {
      const names = await vendorNames(db, line.merchantCode, language);
      return (id) => ({ by, id, name: names.get(id) ?? id });
    }
    case 'day':
      return (id) => ({ by, id: businessDay(Number(id)) });
  }
}
