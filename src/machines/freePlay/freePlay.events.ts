import { defineEvents, emptyPayload } from '../support/events.ts';

export const freePlayEvents = defineEvents({
  'freePlay.start': emptyPayload,
  'freePlay.register': emptyPayload,
  'freePlay.close': emptyPayload,
});
