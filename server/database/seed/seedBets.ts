import { eq } from 'drizzle-orm';
import type { ServerDeps } from '../../deps.ts';
import { bet } from '../schema.ts';
import { demoGames } from './demoGames.ts';

const P = 10_000;
const dayMs = 86_400_000;
const zoneMs = dayMs / 3;
const days = 40;
const vendors = ['LANTERN', 'NAGA', 'TALAT'];

/** How much each plays a day, in P. */
const players = { agent2: 900, somchai: 1_400, malee: 350, agent42: 2_600 } as const;

/**
 * What members of the demo tree played on the days before the day of seeding. What they won and lost by it is in what
 * their accounts begin with, so the books have no movements of it.
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

/** Three bets on each day; a third of them wins. */
function betOf({ merchantCode, username, daily, who, place, today }: Place): typeof bet.$inferInsert {
  const settledAt = today - Math.ceil((place + 1) / 3) * dayMs + ((place * 7 + who * 3) % 23) * 3_600_000;
  const stake = Math.round((daily / 3) * (0.7 + ((place * 13 + who * 5) % 7) / 10)) * P;
  const requestId = `demo-${username}-${place + 1}`;
  return {
    id: `${merchantCode}-${requestId}`,
    merchantCode,
    memberId: `${merchantCode}-${username}`,
    vendor: vendors[(place + who) % vendors.length] ?? '',
    requestId,
    category: demoGames[(place + who) % demoGames.length]?.category ?? '',
    round: `R${place + 1}`,
    stake,
    validBet: place % 11 === 10 ? 0 : stake,
    payout: (place + who) % 3 === 0 ? Math.round((stake / P) * 2.4) * P : 0,
    placedAt: settledAt - 40_000,
    settledAt,
  };
}
