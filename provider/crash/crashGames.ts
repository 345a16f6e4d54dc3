import type { CrashOddsId } from '../engines/crash/odds.ts';
import { lotteryIdOf } from '../lottery/lotteryGames.ts';
import { boardOf } from '../play/boardGames.ts';
import { bookOf } from '../sports/books.ts';

/** The crash games of this provider; all others are slots. */
export const crashGames: ReadonlySet<string> = new Set(
  `
rocket-rise red-envelope-rise parasol-climb candle-climb longboat-climb panda-to-the-moon
parasol-to-the-moon peacock-rise fan-flight junk-flight betta-to-the-moon seven-to-the-moon
coin-climb horse-to-the-moon owl-rise candle-flight dice-flight dice-rise tuk-tuk-flight
wave-to-the-moon shrimp-rise peacock-to-the-moon gong-flight takraw-climb kite-climb ring-rise
junk-climb cat-to-the-moon star-rise panda-rise moon-rise peacock-climb naga-flight chest-flight
dragon-flight crown-to-the-moon coin-to-the-moon owl-climb mask-climb peacock-flight
`
    .trim()
    .split(/\s+/),
);

export type Engine = 'slot' | 'crash' | 'board' | 'lottery' | 'sports';

/** Which engine a game is played with. */
export const engineOf = (gameId: string): Engine => {
  if (crashGames.has(gameId)) return 'crash';
  if (lotteryIdOf(gameId) !== null) return 'lottery';
  if (bookOf(gameId) !== null) return 'sports';
  return boardOf(gameId) === null ? 'slot' : 'board';
};

/** The odds of a crash game: the same for every player and session, trial accounts included. */
export const crashOddsOf = (_gameId: string): CrashOddsId => 'rise-1';
