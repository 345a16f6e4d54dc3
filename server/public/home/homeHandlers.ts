import { and, desc, eq, gt, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import type { homeContract } from '../../../src/api/contract/public/home.ts';
import { bet, game, lotteryDraw, member } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { drawsOfMode, openedView } from '../../play/lottery/opened.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { readHotMatches } from './hotMatches.ts';
import { maskPlayer } from './maskPlayer.ts';

const boardDays = 7;
/** `isAgent` of a trial account. */
const TRIAL = 4;
const dayMs = 24 * 60 * 60_000;
/** Filters that replace a single category. */
const everyCategory = new Set(['', 'ALL']);

export const homeHandlers = (deps: ServerDeps): Handlers<typeof homeContract> => ({
  /** HOME-04. */
  hotMatches: ({ request: { language } }) => readHotMatches(deps, language),

  /**
   * API-49, decision S7: the highest payouts of settled rounds of the last seven days, where more was paid than staked.
   * Players masked; rounds of trial accounts, and of the seed, which earned no points, are marked as demo play.
   */
  winnerBoard: async ({ request }) => {
    const now = deps.now();
    const { code } = await merchantOf(deps);
    const rows = await deps.db
      .select({
        player: member.username,
        game: game.name,
        amount: bet.payout,
        givesPoints: bet.givesPoints,
        isAgent: member.isAgent,
        wonAt: bet.settledAt,
      })
      .from(bet)
      .innerJoin(member, eq(member.id, bet.memberId))
      .innerJoin(game, and(eq(game.merchantCode, bet.merchantCode), eq(game.id, bet.gameId)))
      .where(
        and(
          eq(bet.merchantCode, code),
          gt(bet.payout, bet.stake),
          isNotNull(bet.gameId),
          isNull(bet.voidedAt),
          gte(bet.settledAt, now - boardDays * dayMs),
          lte(bet.settledAt, now),
          everyCategory.has(request.gameCategory) ? undefined : eq(bet.category, request.gameCategory),
        ),
      )
      .orderBy(desc(bet.payout), bet.settledAt, bet.id)
      .limit(request.limitNum);
    const list = rows.map(({ player, game: name, amount, givesPoints, isAgent, wonAt }, place) => ({
      vo: {
        rank: place + 1,
        player: maskPlayer(player),
        game: name[request.language],
        amount,
        demo: !givesPoints || isAgent === TRIAL,
        wonAt,
      },
    }));
    return { list, updatedAt: now };
  },

  /** API-46, decision G4: the last draws of a prize mode, newest first. */
  openedNumbers: async ({ request }) => {
    const rows = await deps.db
      .select()
      .from(lotteryDraw)
      .where(
        and(
          drawsOfMode(request.prizeMode),
          lte(lotteryDraw.openedAt, deps.now()),
          request.gameCode === undefined ? undefined : eq(lotteryDraw.gameCode, request.gameCode),
        ),
      )
      .orderBy(desc(lotteryDraw.openedAt), lotteryDraw.gameCode)
      .limit(Number(request.count));
    return { list: rows.map((row) => openedView(row, request.language)) };
  },
});
