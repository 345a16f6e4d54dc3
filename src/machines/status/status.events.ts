import { nothing } from '../support/events.ts';

export const statusEvents = {
  /** Somebody asks whether things have changed: a refresh button, or a call that met maintenance. */
  'status.refresh': nothing,
};
