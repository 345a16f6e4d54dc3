import { defineEvents, emptyPayload } from '../support/events.ts';

export const realTimeRulesEvents = defineEvents({
  'rules.retry': emptyPayload,
  'rules.refresh': emptyPayload,
});
