import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { gameFeature, gameType } from '../../../api/contract/play/game.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** Which games of the category are listed. */
export const lobbyShow = z.enum(['all', 'hot', 'new', 'favourites', 'recent']);
export type LobbyShow = z.infer<typeof lobbyShow>;

export const lobbySort = z.enum(['popular', 'name', 'newest', 'rtp']);
export type LobbySort = z.infer<typeof lobbySort>;

/** Per cent that every bet of a game returns at least. */
export const lobbyReturns = z.enum(['95', '96', '97']);
export type LobbyReturns = z.infer<typeof lobbyReturns>;

export const lobbyEvents = defineEvents({
  /** Text of the search, as typed. */
  'lobby.search': z.object({ query: visible(z.string().check(z.maxLength(64))) }),
  'lobby.show': z.object({ show: lobbyShow }),
  /** GAME-12; null for all types. */
  'lobby.type': z.object({ gameType: z.nullable(gameType) }),
  'lobby.feature': z.object({ feature: z.nullable(gameFeature) }),
  /** Null for any return. */
  'lobby.returns': z.object({ returns: z.nullable(lobbyReturns) }),
  'lobby.sort': z.object({ sort: lobbySort }),
  /** Back to all games of the page. */
  'lobby.clear': emptyPayload,
  /** The end of the list is near. */
  'lobby.more': emptyPayload,
  'lobby.retry': emptyPayload,
});
