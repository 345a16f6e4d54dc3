import { eq, sql } from 'drizzle-orm';
import {
  type Draw,
  type RewardCentre,
  type RewardCentreSettings,
  type RewardGame,
  rewardGame,
} from '../../../src/api/contract/member/rewardCentre.ts';
import { businessDay, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import type { Database } from '../../database/database.ts';
import { rewardSeed } from '../../database/schema.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { newSeed } from './committedSeed.ts';
import { ticketsOf } from './tickets.ts';
import { nextStreak, type WinRow, winsOf } from './wins.ts';

const DAY_MS = 86_400_000;

/** When the business day of an instant began. */
export const dayOf = (at: number): number => startOfDay(businessDay(at));

/** How a member stands in the reward centre. Each game has a committed seed afterwards. */
export async function rewardCentreState(
  db: Database,
  {
    memberId,
    settings,
    at,
  }: { readonly memberId: string; readonly settings: RewardCentreSettings; readonly at: number },
): Promise<RewardCentre> {
  const day = dayOf(at);
  const wins = await winsOf(db, memberId, day);
  const commitments = await commitmentsOf(db, memberId, at);
  const tickets = await ticketsOf(db, memberId);
  const done = wins.get('checkIn');
  return {
    now: at,
    nextDay: day + DAY_MS,
    checkIn: {
      points: [...settings.checkIn],
      streak: done?.streak ?? (await nextStreak(db, memberId, day)) - 1,
      isDone: done !== undefined,
    },
    chance: await chanceOf(db, memberId, { settings, day }),
    games: rewardGame.options.map((game) => {
      const win = wins.get(game);
      return {
        game,
        prizes: [...settings[game]],
        commitment: commitments.get(game) ?? '',
        drawn: win ? drawOf(win, game) : null,
        tickets: tickets[game],
      };
    }),
  };
}

/** Whether check-in and chances of a day are earned, by its valid bets (MEMBER-14). */
export async function chanceOf(
  db: Database,
  memberId: string,
  { settings: { leastValidBet }, day }: { readonly settings: RewardCentreSettings; readonly day: number },
): Promise<RewardCentre['chance']> {
  const [played] = await rowsOf<{ readonly sum: unknown }>(
    db,
    sql`
    select coalesce(sum(valid_bet), 0) as sum from bet_hour
    where member_id = ${memberId} and result <> 'voided'
      and hour >= ${day}::bigint and hour < ${day + DAY_MS}::bigint
  `,
  );
  const validBet = Number(played?.sum ?? 0);
  return { isEarned: validBet >= leastValidBet, validBet, leastValidBet };
}

async function commitmentsOf(db: Database, memberId: string, at: number): Promise<ReadonlyMap<RewardGame, string>> {
  await db
    .insert(rewardSeed)
    .values(rewardGame.options.map((game) => ({ memberId, game, ...newSeed(), createdAt: at })))
    .onConflictDoNothing();
  const rows = await db.select().from(rewardSeed).where(eq(rewardSeed.memberId, memberId));
  return new Map(rows.map(({ game, commitment }) => [game, commitment]));
}

/** A draw with its seed, which is told from now on. */
export function drawOf(win: WinRow, game: RewardGame): Draw {
  const { id, prize, currency, amount, at, seed, commitment } = win;
  if (prize === null || seed === null || commitment === null) throw new Error('a draw has a prize and a seed');
  return { id, game, prize, currency, amount, at, seed, commitment };
}
