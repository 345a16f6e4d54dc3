import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

export const vendorGamesEvents = defineEvents({
  'vendorGames.retry': emptyPayload,
  'vendorGames.close': emptyPayload,
  /** A game of the list. */
  'vendorGames.pick': z.object({ id: visible(z.string()) }),
});
