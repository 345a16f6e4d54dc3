import { defineEvents, emptyPayload } from '../../support/events.ts';

export const realityCheckEvents = defineEvents({
  /** A round was begun. */
  'reality.played': emptyPayload,
  /** Seen: the game goes on. */
  'reality.goOn': emptyPayload,
});
