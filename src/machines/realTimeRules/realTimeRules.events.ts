import { nothing } from '../support/events.ts';

export const realTimeRulesEvents = {
  'rules.retry': nothing,
  'rules.refresh': nothing,
};
