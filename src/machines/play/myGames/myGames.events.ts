import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const myGamesEvents = defineEvents({
  /** SCREEN-03: adds a game to the favourites, or removes it. */
  'myGames.favour': z.object({ gameId: visible(z.string()), isFavourite: z.boolean() }),
  /** Retry what has failed, or load what was never loaded. */
  'myGames.retry': emptyPayload,
  'myGames.language': z.object({ language: languageCode }),
  /** A game was launched: the recent games have changed. */
  'myGames.played': emptyPayload,
});
