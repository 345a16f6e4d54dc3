import * as z from 'zod/mini';
import { defineEvents } from '../../support/events.ts';

export const unreadEvents = defineEvents({
  /** From the push channel; newer than a pending answer. */
  'unread.pushed': z.object({ unread: z.int() }),
});
