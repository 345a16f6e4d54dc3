import { eq } from 'drizzle-orm';
import { drawnGames } from '../../../catalog/drawnGames.ts';
import { idOf } from '../../../catalog/namedGame.ts';
import type { ServerDeps } from '../../deps.ts';
import { bet } from '../schema.ts';

const P = 10_000;
const dayMs = 86_400_000;
const zoneMs = dayMs / 3;
const days = 40;
/** The most played slots. */
const games = drawnGames.filter(({ type, isHot }) => type === 'slots' && isHot);

/** Daily stakes per account, in P. */
const players = { agent2: 900, somchai: 1_400, malee: 350, agent42: 2_600, narong: 120, wipada: 60 } as const;

/**
 * Bets of the demo tree on the days before seeding. Their results are part of the opening balances, so they have no
 * ledger movements.
 */
export async function seedBets({ db, config, now }: Pick<ServerDeps, 'db' | 'config' | 'now'>): Promise<void> {
  if ((await db.$count(bet, eq(bet.merchantCode, config.merchant))) > 0) return;
  const today = Math.floor((now() + zoneMs) / dayMs) * dayMs - zoneMs;
  const rows = Object.entries(players).flatMap(([username, daily], who) =>
    Array.from({ length: days * 3 }, (_, place) =>
      betOf({ merchantCode: config.merchant, username, daily, who, place, today }),
    ),
  );
  await db.insert(bet).values(rows).onConflictDoNothing();
}

interface Place {
  readonly merchantCode: string;
  readonly username: string;
  readonly daily: number;
  readonly who: number;
  readonly place: number;
  readonly today: number;
}

/** Three bets a day; a third of them wins. */
function betOf({ merchantCode, username, daily, who, place, today }: Place): typeof bet.$inferInsert {
  const settledAt = today - Math.ceil((place + 1) / 3) * dayMs + ((place * 7 + who * 3) % 23) * 3_600_000;
  const stake = Math.round((daily / 3) * (0.7 + ((place * 13 + who * 5) % 7) / 10)) * P;
  const requestId = `demo-${username}-${place + 1}`;
  const game = games[(place + who) % games.length];
  if (game === undefined) throw new Error('the demo catalog has no slots');
  return {
    id: `${merchantCode}-${requestId}`,
    merchantCode,
    memberId: `${merchantCode}-${username}`,
    vendor: game.vendor,
    requestId,
    category: game.category,
    gameId: idOf(game.name.EN),
    round: `R${place + 1}`,
    stake,
    validBet: place % 11 === 10 ? 0 : stake,
    payout: (place + who) % 3 === 0 ? Math.round((stake / P) * 2.4) * P : 0,
    placedAt: settledAt - 40_000,
    settledAt,
  };
}
