import * as z from 'zod/mini';
import { instant } from '../../../api/contract/fields.ts';
import { defineEvents } from '../../support/events.ts';

export const clockEvents = defineEvents({
  /** Server time from an answer. */
  'clock.correct': z.object({ serverTime: instant }),
});
