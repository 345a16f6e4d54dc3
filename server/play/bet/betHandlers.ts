import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { MAX_EXPORT_ROWS } from '../../../src/api/contract/paging.ts';
import {
  type BetResult,
  type BetRow,
  betCategory,
  type betContract,
  type OpenRound,
} from '../../../src/api/contract/play/bet.ts';
import { csvName, rowsLeft } from '../../csv.ts';
import { rowsOf } from '../../database/pageOf.ts';
import { bet } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { gameNames } from '../game/gameNames.ts';
import { betCsv } from './betCsv.ts';
import { betResultSql, betTotals } from './betTotals.ts';
import { openRounds, roundDetail } from './rounds.ts';
import { vendorNames } from './vendorNames.ts';

export const betHandlers = (deps: ServerDeps): Handlers<typeof betContract> => ({
  open: ({ session: { memberId }, request: { language } }) => openRounds(deps, memberId, language),
  round: ({ session: { memberId }, request: { roundId, language } }) => roundDetail(deps, memberId, roundId, language),

  /** MEMBER-10, WALLET-04: the settled bets of the member, voided ones marked. */
  list: async ({ session: { memberId }, request }) => {
    const { db } = deps;
    const open = await openRounds(deps, memberId, request.language);
    if (request.result === 'open') return openPage(open.list, request);
    const where = settledIn(memberId, request);
    const [rows, totals] = await Promise.all([
      rowsOf(db, { table: bet, where, orderBy: [desc(bet.settledAt), desc(bet.id)] }, request),
      betTotals(db, { memberId, ...request, result: request.result }),
    ]);
    return { list: await betRows(deps, rows, request.language), ...totals, open: open.list.length };
  },

  /** MEMBER-10: the same bets as a file. */
  file: async ({ session: { memberId }, request }) => {
    const { db } = deps;
    const name = csvName('bets', request);
    if (request.result === 'open') {
      const { list } = await openRounds(deps, memberId, request.language);
      return { name, csv: betCsv(openRows(list, request).toReversed(), request.language), left: 0 };
    }
    const where = settledIn(memberId, request);
    const rows = await db
      .select()
      .from(bet)
      .where(where)
      .orderBy(asc(bet.settledAt), asc(bet.id))
      .limit(MAX_EXPORT_ROWS);
    return {
      name,
      csv: betCsv(await betRows(deps, rows, request.language), request.language),
      left: await rowsLeft(rows, () => db.$count(bet, where)),
    };
  },
});

type Wanted = RequestOf<typeof betContract.file>;

const settledIn = (memberId: string, { from, to, category, result }: Wanted) =>
  and(
    eq(bet.memberId, memberId),
    gte(bet.settledAt, from),
    lt(bet.settledAt, to),
    category === 'all' ? undefined : eq(bet.category, category),
    result === 'all' || result === 'open' ? undefined : sql`${betResultSql} = ${result}`,
  );

/** Bets with the names of their vendors and games. */
export async function betRows(
  deps: ServerDeps,
  rows: readonly (typeof bet.$inferSelect)[],
  language: LanguageCode,
): Promise<BetRow[]> {
  const [names, games] = await Promise.all([
    vendorNames(deps.db, deps.config.merchant, language),
    gameNames(deps, [...new Set(rows.flatMap(({ gameId }) => gameId ?? []))], language),
  ]);
  return rows.map((row) => betRow(row, names.get(row.vendor) ?? row.vendor, games.get(row.gameId ?? '') ?? null));
}

/** Open rounds of a category as rows of the record; they have no valid bet yet. */
const openRows = (rounds: readonly OpenRound[], { category }: { readonly category: string }): BetRow[] =>
  rounds
    .filter((round) => category === 'all' || round.category === category)
    .map(({ roundId, openedAt, vendor, category, game, stake, payout }) => ({
      id: roundId,
      placedAt: openedAt,
      settledAt: openedAt,
      ...{ vendor, category, game, round: roundId, stake, payout },
      validBet: 0,
      result: 'open',
    }));

/** A page of open rounds. */
function openPage(
  rounds: readonly OpenRound[],
  request: { readonly category: string; readonly page: number; readonly pageSize: string },
) {
  const chosen = openRows(rounds, request);
  const first = (request.page - 1) * Number(request.pageSize);
  const sumOf = (amount: (row: BetRow) => number) => chosen.reduce((total, row) => total + amount(row), 0);
  return {
    list: chosen.slice(first, first + Number(request.pageSize)),
    count: chosen.length,
    stake: sumOf(({ stake }) => stake),
    validBet: 0,
    payout: sumOf(({ payout }) => payout),
    open: rounds.length,
  };
}

function resultOf({ voidedAt, payout, stake }: typeof bet.$inferSelect): BetResult {
  if (voidedAt !== null) return 'voided';
  if (payout === stake) return 'even';
  return payout > stake ? 'won' : 'lost';
}

const betRow = (row: typeof bet.$inferSelect, vendorName: string, gameName: string | null): BetRow => ({
  id: row.id,
  placedAt: row.placedAt,
  settledAt: row.settledAt,
  vendor: vendorName,
  category: betCategory.parse(row.category),
  game: gameName,
  round: row.round,
  stake: row.stake,
  validBet: row.voidedAt === null ? row.validBet : 0,
  payout: row.payout,
  result: resultOf(row),
});
