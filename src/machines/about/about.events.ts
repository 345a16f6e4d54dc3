import { defineEvents, emptyPayload } from '../support/events.ts';

export const aboutEvents = defineEvents({ 'about.retry': emptyPayload });
