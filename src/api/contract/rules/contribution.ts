import * as z from 'zod/mini';
import { type GameCategory, type GameType, gameCategory } from '../play/game.ts';

/** How games count towards bonuses: by category, but tables and video poker by themselves, whatever shelf they are on. */
export const gameClass = z.enum([...gameCategory.options, 'TABLE', 'VIDEO_POKER']);
export type GameClass = z.infer<typeof gameClass>;

export const classOf = (category: GameCategory, type: GameType | null): GameClass =>
  type === 'table' ? 'TABLE' : type === 'videoPoker' ? 'VIDEO_POKER' : category;

/** How much of what a bet risks is its valid bet, in 1/100, by class of game. */
export const contributions = z.record(gameClass, z.int().check(z.minimum(0), z.maximum(100)));
export type Contributions = z.infer<typeof contributions>;

/**
 * The higher the return of the best bet of a class, the less of it counts: a bonus by valid bets is worth less than the
 * bets cost (decision 051).
 */
export const defaultContributions: Contributions = {
  ...{ RNG: 100, JACKPOT: 100, FISH: 100, CRASH: 100, COCKFIGHT: 100 },
  ...{ LOTT: 100, ELOTT: 100, SPORTS: 100, ESPORTS: 100 },
  ...{ ARCADE: 40, MINI: 40, LIVE: 40, PVP: 40, TABLE: 40, VIDEO_POKER: 10 },
};
