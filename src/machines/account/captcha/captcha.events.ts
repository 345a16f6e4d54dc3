import { defineEvents, emptyPayload } from '../../support/events.ts';

export const captchaEvents = defineEvents({ 'captcha.refresh': emptyPayload });
