import { lotteries } from '../engines/lottery/lotteries.ts';
import type { LotteryGame } from '../engines/lottery/lotteryGame.ts';

/** The lottery games of this provider: id of the game → id of the lottery. */
const GAMES: Readonly<Record<string, string>> = {
  'thai-lottery': 'thai3-1',
  'hanoi-lottery': 'hanoi-1',
  'five-digits': 'ssc-1',
  'longboat-ten': 'pk10-1',
  'five-of-eleven': '11x5-1',
  'mark-six': 'lhc-1',
};

/** Null for a game that is no lottery. */
export const lotteryIdOf = (gameId: string): string | null =>
  Object.hasOwn(GAMES, gameId) ? (GAMES[gameId] ?? null) : null;

export function lotteryOf(gameId: string): LotteryGame {
  const game = lotteries.get(lotteryIdOf(gameId) ?? '');
  if (game === undefined) throw new Error(`${gameId} is no lottery`);
  return game;
}

export const lotteryGameIds: readonly string[] = Object.keys(GAMES);
