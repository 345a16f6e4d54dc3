import { nothing } from '../support/events.ts';

export const logoutEvents = { 'logout.confirm': nothing, 'logout.dismiss': nothing };
