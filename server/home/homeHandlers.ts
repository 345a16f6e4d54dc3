import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { homeContract } from '../../src/api/contract/home.ts';
import { lotteryDraw, winRecord } from '../database/schema.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { merchantOf } from '../system/merchant.ts';
import { maskPlayer } from './maskPlayer.ts';

const boardDays = 7;
const dayMs = 24 * 60 * 60_000;
/** What the board may ask for instead of one category. */
const everyCategory = new Set(['', 'ALL']);

export const homeHandlers = (deps: ServerDeps): Handlers<typeof homeContract> => ({
  /** API-49, decision S7: the highest wins of the last seven days, players masked, demo play marked. */
  winnerBoard: async ({ request }) => {
    const now = deps.now();
    const { code } = await merchantOf(deps);
    const rows = await deps.db
      .select()
      .from(winRecord)
      .where(
        and(
          eq(winRecord.merchantCode, code),
          gte(winRecord.wonAt, now - boardDays * dayMs),
          lte(winRecord.wonAt, now),
          everyCategory.has(request.gameCategory) ? undefined : eq(winRecord.gameCategory, request.gameCategory),
        ),
      )
      .orderBy(desc(winRecord.amount), winRecord.wonAt, winRecord.id)
      .limit(request.limitNum);
    const list = rows.map(({ player, game, amount, demo, wonAt }, place) => ({
      vo: { rank: place + 1, player: maskPlayer(player), game: game[request.language], amount, demo, wonAt },
    }));
    return { list, updatedAt: now };
  },

  /** API-46, decision G4: the last draws of a prize mode, newest first. */
  openedNumbers: async ({ request }) => {
    const rows = await deps.db
      .select()
      .from(lotteryDraw)
      .where(and(eq(lotteryDraw.prizeMode, request.prizeMode), lte(lotteryDraw.openedAt, deps.now())))
      .orderBy(desc(lotteryDraw.openedAt), lotteryDraw.gameCode)
      .limit(Number(request.count));
    const list = rows.map(({ gameCode, gameName, issueNo, numbers, openedAt }) => ({
      gameCode,
      gameName: gameName[request.language],
      issueNo,
      numbers,
      openedAt,
    }));
    return { list };
  },
});
