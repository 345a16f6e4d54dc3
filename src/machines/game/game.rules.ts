import type { Game } from '../../api/contract/game.ts';
import { pathOfCategory } from '../games/games.rules.ts';

/** The game of an address such as `/game/lantern-night`; null if it names none. */
export const gameOfAddress = (address: string): string | null =>
  /^\/(?:game|seamless)\/([a-z0-9-]{2,32})(?:\?|$)/.exec(address)?.[1] ?? null;

/** Where leaving a game leads: to its category. */
export const pathAfterGame = (game: Game | null): string => (game === null ? '/games' : pathOfCategory(game.category));

export interface Launched {
  readonly game_url: string | null;
  readonly game_url2: string | null;
}

/** Addresses to try, in this order (GAME-25). */
export const addressesOf = ({ game_url, game_url2 }: Launched): readonly string[] =>
  [game_url, game_url2].flatMap((address) => (address === null ? [] : [address]));
