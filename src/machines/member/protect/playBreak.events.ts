import * as z from 'zod/mini';
import { BREAK_DAYS } from '../../../api/contract/member/protection.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const breakDays = z.enum(BREAK_DAYS);
export type BreakDays = z.infer<typeof breakDays>;

export const playBreakEvents = defineEvents({
  'break.days': z.object({ days: breakDays }),
  'break.take': emptyPayload,
  /** Yes, until then. */
  'break.confirm': emptyPayload,
  'break.back': emptyPayload,
});
