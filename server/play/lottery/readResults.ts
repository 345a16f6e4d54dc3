import { and, eq } from 'drizzle-orm';
import { lotteryResults, resultsPath } from '../../../protocol/results.ts';
import { game, lotteryDraw } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

const COUNT = 20;
const TIMEOUT_MS = 5_000;
const PRIZE_MODE = 'Elott';

/** Asks a provider; as `fetch`. */
export type AskResults = (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>;

/**
 * Copies the last results of the merchant's lotteries from their provider (HOME-07, API-46). A lottery that cannot be
 * read is logged and tried again next time. May run on several servers at once.
 */
export async function readResults(deps: ServerDeps, ask: AskResults = fetch): Promise<void> {
  const { db, config, log, health } = deps;
  if (config.providerUrl === null || health.gamesAwaySince() !== null) return;
  const lotteries = await db
    .select({ id: game.id, name: game.name })
    .from(game)
    .where(and(eq(game.merchantCode, config.merchant), eq(game.engine, 'lottery'), eq(game.enabled, true)));
  for (const { id, name } of lotteries) {
    await copy(deps, { id, name, url: `${config.providerUrl}${resultsPath(id, COUNT)}` }, ask).catch((err: unknown) =>
      log.warn({ err, lottery: id }, 'the results of a lottery could not be read'),
    );
  }
}

interface Lottery extends Pick<typeof game.$inferSelect, 'id' | 'name'> {
  readonly url: string;
}

async function copy({ db }: ServerDeps, { id, name, url }: Lottery, ask: AskResults): Promise<void> {
  const answer = await ask(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
  const { results } = lotteryResults.parse(await answer.json());
  const rows = results.flatMap(({ number, drawsAt, drawn, texts }) =>
    drawn === null
      ? []
      : [
          {
            ...{ gameCode: id, gameName: name, issueNo: number, prizeMode: PRIZE_MODE, openedAt: drawsAt },
            numbers: texts ?? drawn.map(String),
          },
        ],
  );
  if (rows.length > 0) await db.insert(lotteryDraw).values(rows).onConflictDoNothing();
}
