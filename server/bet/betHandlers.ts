import { and, desc, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql, sum } from 'drizzle-orm';
import {
  type BetResult,
  type BetRow,
  betCategory,
  type betContract,
  type OpenRound,
} from '../../src/api/contract/bet.ts';
import { pageOf } from '../database/pageOf.ts';
import { bet, vendor } from '../database/schema.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { gameNames } from '../game/gameNames.ts';
import { openRounds, roundDetail } from './rounds.ts';

export const betHandlers = (deps: ServerDeps): Handlers<typeof betContract> => ({
  open: ({ session: { memberId }, request: { language } }) => openRounds(deps, memberId, language),
  round: ({ session: { memberId }, request: { roundId, language } }) => roundDetail(deps, memberId, roundId, language),

  /** MEMBER-10, WALLET-04: the settled bets of the member, voided ones marked. */
  list: async ({ session: { memberId }, request }) => {
    const { db, config } = deps;
    const open = await openRounds(deps, memberId, request.language);
    if (request.result === 'open') return openPage(open.list, request);
    const { from, to, category, result, language } = request;
    const where = and(
      eq(bet.memberId, memberId),
      gte(bet.settledAt, from),
      lt(bet.settledAt, to),
      category === 'all' ? undefined : eq(bet.category, category),
      result === 'all' ? undefined : isResult[result],
    );
    const [{ rows, count }, [sums], vendors] = await Promise.all([
      pageOf(db, { table: bet, where, orderBy: [desc(bet.settledAt), desc(bet.id)] }, request),
      db
        .select({ stake: sum(bet.stake), validBet: sum(bet.validBet), payout: sum(bet.payout) })
        .from(bet)
        .where(and(where, isNull(bet.voidedAt))),
      db.select().from(vendor).where(eq(vendor.merchantCode, config.merchant)),
    ]);
    const names = new Map(vendors.map(({ code, name }) => [code, name[language]]));
    const games = await gameNames(
      deps,
      rows.flatMap(({ gameId }) => gameId ?? []),
      language,
    );
    return {
      list: rows.map((row) => betRow(row, names.get(row.vendor) ?? row.vendor, games.get(row.gameId ?? '') ?? null)),
      count,
      stake: Number(sums?.stake ?? 0),
      validBet: Number(sums?.validBet ?? 0),
      payout: Number(sums?.payout ?? 0),
      open: open.list.length,
    };
  },
});

/** Open rounds as rows of the record; they have no valid bet yet. */
function openPage(
  rounds: readonly OpenRound[],
  { category, page, pageSize }: { readonly category: string; readonly page: number; readonly pageSize: string },
) {
  const chosen = rounds.filter((round) => category === 'all' || round.category === category);
  const first = (page - 1) * Number(pageSize);
  const sumOf = (amount: (round: OpenRound) => number) => chosen.reduce((total, round) => total + amount(round), 0);
  return {
    list: chosen.slice(first, first + Number(pageSize)).map(
      ({ roundId, openedAt, vendor, category, game, ...round }): BetRow => ({
        id: roundId,
        placedAt: openedAt,
        settledAt: openedAt,
        ...{ vendor, category, game, round: roundId, stake: round.stake, payout: round.payout },
        validBet: 0,
        result: 'open',
      }),
    ),
    count: chosen.length,
    stake: sumOf(({ stake }) => stake),
    validBet: 0,
    payout: sumOf(({ payout }) => payout),
    open: rounds.length,
  };
}

const isResult: Readonly<Record<Exclude<BetResult, 'open'>, SQL | undefined>> = {
  won: and(isNull(bet.voidedAt), gt(bet.payout, bet.stake)),
  lost: and(isNull(bet.voidedAt), lt(bet.payout, bet.stake)),
  even: and(isNull(bet.voidedAt), sql`${bet.payout} = ${bet.stake}`),
  voided: isNotNull(bet.voidedAt),
};

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
