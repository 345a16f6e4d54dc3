import { nothing } from '../support/events.ts';

export const captchaEvents = { 'captcha.refresh': nothing };
