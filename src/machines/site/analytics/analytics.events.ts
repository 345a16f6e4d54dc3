import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const analyticsEvents = defineEvents({
  /** Analytics settings from the system status (SHELL-08, CONFIG-20). */
  'analytics.configure': z.object({ measures: z.boolean(), requiresConsent: z.boolean() }),
  'analytics.navigated': z.object({ path: visible(z.string()) }),
  'analytics.agree': emptyPayload,
  'analytics.decline': emptyPayload,
});

/** The visitor's consent, as stored in this browser. */
export const consent = z.enum(['given', 'refused', 'unasked']);
export type Consent = z.infer<typeof consent>;
