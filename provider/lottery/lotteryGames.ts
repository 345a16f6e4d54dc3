import { lotteries } from '../engines/lottery/lotteries.ts';
import type { LotteryGame } from '../engines/lottery/lotteryGame.ts';
import type { Issue } from '../store/issues.ts';

/** The lottery games of this provider: id of the game → id of the lottery. */
const GAMES: Readonly<Record<string, string>> = {
  'thai-lottery': 'thai3-1',
  'hanoi-lottery': 'hanoi-2',
  'vietnam-south': 'viet-south-1',
  'vietnam-central': 'viet-central-1',
  'five-digits': 'ssc-1',
  'longboat-ten': 'pk10-1',
  'five-of-eleven': '11x5-1',
  'mark-six': 'lhc-1',
  'lucky-28': 'lf28-1',
};

/** Null for a game that is no lottery. */
export const lotteryIdOf = (gameId: string): string | null =>
  Object.hasOwn(GAMES, gameId) ? (GAMES[gameId] ?? null) : null;

export function lotteryOf(gameId: string): LotteryGame {
  const game = lotteries.get(lotteryIdOf(gameId) ?? '');
  if (game === undefined) throw new Error(`${gameId} is no lottery`);
  return game;
}

/** The rules that an issue was made with, today's or older ones. */
export function lotteryOfIssue({ lottery }: Pick<Issue, 'lottery'>): LotteryGame {
  const game = lotteries.get(lottery);
  if (game === undefined) throw new Error(`there is no lottery ${lottery}`);
  return game;
}

export const lotteryGameIds: readonly string[] = Object.keys(GAMES);
