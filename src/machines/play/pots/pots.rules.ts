import { pathOfCategory } from '../games/games.rules.ts';

/** Whether an address, path and query, lists the games that play for jackpots. */
export const hasJackpots = (address: string): boolean => address.split('?')[0] === pathOfCategory('JACKPOT');

/** Null without any. */
export const highestPot = (list: readonly { readonly pot: number }[]): number | null =>
  list.length === 0 ? null : Math.max(...list.map(({ pot }) => pot));
