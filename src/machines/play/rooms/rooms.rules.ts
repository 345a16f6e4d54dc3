import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { gameContract } from '../../../api/contract/play/game.ts';
import { pathOfCategory, pathOfGame } from '../games/games.rules.ts';

export type PvpRoom = ValueOf<typeof gameContract.rooms>['list'][number];

/** Whose rooms an address shows: a vendor's, all with an empty code; null if it shows none. */
export function roomsOfAddress(path: string, query: string): string | null {
  if (path !== pathOfCategory('PVP')) return null;
  return new URLSearchParams(query).get('page') ?? '';
}

/** Address of the page that plays in a room. */
export const pathOfRoom = ({ gameId, roomId }: Pick<PvpRoom, 'gameId' | 'roomId'>): string =>
  `${pathOfGame(gameId)}?room=${roomId}`;

export const isFull = ({ players, seats }: Pick<PvpRoom, 'players' | 'seats'>): boolean => players >= seats;
