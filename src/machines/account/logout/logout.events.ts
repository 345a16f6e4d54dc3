import { defineEvents, emptyPayload } from '../../support/events.ts';

export const logoutEvents = defineEvents({ 'logout.confirm': emptyPayload, 'logout.dismiss': emptyPayload });
