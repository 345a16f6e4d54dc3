import * as z from 'zod/mini';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** What can be copied. */
export const copyable = z.enum(['link', 'code']);
export type Copyable = z.infer<typeof copyable>;

export const referralEvents = defineEvents({
  /** Loading failed: retry. */
  'referral.retry': emptyPayload,
  'referral.copy': z.object({ what: copyable }),
  /** Hand the link to an app of the device. */
  'referral.share': emptyPayload,
});
