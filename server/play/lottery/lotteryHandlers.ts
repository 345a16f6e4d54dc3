import { and, desc, eq, lte } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { Lottery, lotteryContract } from '../../../src/api/contract/play/lottery.ts';
import { lotteryDraw } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { type Catalog, catalogOf, type GameRow } from '../game/catalog.ts';
import { returnsOf, tileOf } from '../game/gameViews.ts';
import { recentGames } from '../game/recentGames.ts';
import { drawTimesOf, kindOf, modesOf } from './lotteryKinds.ts';
import { openedView } from './opened.ts';

const lotteriesOf = (catalog: Catalog, games: readonly GameRow[], language: LanguageCode): Lottery[] =>
  games
    .filter(({ engine }) => engine === 'lottery')
    .map((one) => ({
      ...tileOf(catalog, one, language),
      ...returnsOf(one),
      kind: kindOf(one.id),
      prizeModes: modesOf(one.id),
      draws: drawTimesOf(one.id),
    }));

export const lotteryHandlers = (deps: ServerDeps): Handlers<typeof lotteryContract> => ({
  /** API-44, LOTTERY-05, 06. */
  menu: async ({ request: { prizeMode, language } }) => {
    const catalog = await catalogOf(deps);
    const list = lotteriesOf(catalog, catalog.games, language);
    return { list: list.filter(({ prizeModes }) => prizeModes.includes(prizeMode)) };
  },

  /** API-45: among the last games of any kind. */
  recent: async ({ session, request: { language } }) => {
    const catalog = await catalogOf(deps);
    const ids = await recentGames(deps.db, session.memberId);
    const games = ids.flatMap((id) => catalog.byId.get(id) ?? []);
    return { list: lotteriesOf(catalog, games, language) };
  },

  /** API-47. */
  opened: async ({ request: { gameCode, count, language } }) => {
    const rows = await deps.db
      .select()
      .from(lotteryDraw)
      .where(
        and(
          gameCode === undefined ? undefined : eq(lotteryDraw.gameCode, gameCode),
          lte(lotteryDraw.openedAt, deps.now()),
        ),
      )
      .orderBy(desc(lotteryDraw.openedAt))
      .limit(Number(count));
    return { list: rows.map((row) => openedView(row, language)) };
  },
});
