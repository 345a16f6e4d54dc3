import { defineEvents, emptyPayload } from '../support/events.ts';

export const downlineTreeEvents = defineEvents({ 'downlineTree.retry': emptyPayload });
