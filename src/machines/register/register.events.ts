import { nothing } from '../support/events.ts';

export const registerEvents = { 'register.retry': nothing, 'register.logIn': nothing, 'register.close': nothing };
