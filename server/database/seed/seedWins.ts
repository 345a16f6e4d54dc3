import { randomInt } from 'node:crypto';
import { and, eq, max } from 'drizzle-orm';
import type { ServerDeps } from '../../deps.ts';
import { winRecord } from '../schema.ts';
import { demoGames } from './demoGames.ts';

const P = 10_000;
const hourMs = 60 * 60_000;
const players = [
  'somsak1142',
  'nokkaew09',
  'bankthong7',
  'pimjai3318',
  'tanawat255',
  'aekarat83',
  'fahsai7781',
  'joysri4026',
  'kittipop10',
  'mintra2554',
  'chaiwat61',
  'duangdao92',
];
const highest = 284_600;
const count = 36;

/**
 * Wins for the winners board, all marked as demo play (decision S7): no player won them. They are made anew when the
 * last is older than a day, so that the board of the last seven days is not empty.
 */
export async function seedWins({ db, config, now }: Pick<ServerDeps, 'config' | 'db' | 'now'>): Promise<void> {
  const at = now();
  const demo = and(eq(winRecord.merchantCode, config.merchant), eq(winRecord.demo, true));
  const [newest] = await db
    .select({ wonAt: max(winRecord.wonAt) })
    .from(winRecord)
    .where(demo);
  if ((newest?.wonAt ?? 0) > at - 24 * hourMs) return;
  await db.transaction(async (transaction) => {
    await transaction.delete(winRecord).where(demo);
    await transaction
      .insert(winRecord)
      .values(Array.from({ length: count }, (_, place) => winOf(place, config.merchant, at)))
      // Another server has just made them.
      .onConflictDoNothing();
  });
}

/** Amounts fall by about a tenth from one to the next; instants spread over seven days, the first within the last hours. */
function winOf(place: number, merchantCode: string, at: number): typeof winRecord.$inferInsert {
  const { category, name } = demoGames[place % demoGames.length] ?? { category: 'SLOT', name: { EN: '', TH: '' } };
  const hoursAgo = 1 + ((place * 29) % (7 * 24 - 4));
  return {
    id: `${merchantCode}-demo-win-${place + 1}`,
    merchantCode,
    player: players[place % players.length] ?? '',
    gameCategory: category,
    game: name,
    amount: Math.round(highest * 0.9 ** place) * P + randomInt(0, 20) * (P / 20),
    demo: true,
    wonAt: at - hoursAgo * hourMs - randomInt(0, hourMs),
  };
}
