import { nothing } from '../support/events.ts';

export const freePlayEvents = {
  'freePlay.start': nothing,
  'freePlay.register': nothing,
  'freePlay.close': nothing,
};
