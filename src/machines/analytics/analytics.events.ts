import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

export const analyticsEvents = {
  /** What the system status says about measuring (SHELL-08, CONFIG-20). */
  'analytics.inform': z.object({ measures: z.boolean(), requiresConsent: z.boolean() }),
  'analytics.moved': z.object({ path: z.string() }),
  'analytics.agree': nothing,
  'analytics.decline': nothing,
};

/** What this browser was told to do about measuring. */
export const consent = z.enum(['given', 'refused', 'unasked']);
export type Consent = z.infer<typeof consent>;
