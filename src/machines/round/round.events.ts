import { defineEvents, emptyPayload } from '../support/events.ts';

export const roundEvents = defineEvents({
  'round.refresh': emptyPayload,
  'round.close': emptyPayload,
});
