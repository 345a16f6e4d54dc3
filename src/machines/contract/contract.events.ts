import * as z from 'zod/mini';
import { defineEvents, emptyPayload } from '../support/events.ts';

/** Actions of either side on an existing contract (decision M8). */
export const actChoice = z.enum([
  'accept',
  'decline',
  'withdraw',
  'requestTermination',
  'acceptTermination',
  'declineTermination',
  'withdrawTermination',
]);

export const contractEvents = defineEvents({
  'contract.retry': emptyPayload,
  'contract.refresh': emptyPayload,
  /** An allowed action; it is confirmed before it is sent. */
  'contract.choose': z.object({ act: actChoice }),
  'contract.back': emptyPayload,
  /** The member has seen which contracts below end as a result. */
  'contract.acknowledge': z.object({ yes: z.boolean() }),
  'contract.submit': emptyPayload,
  /** Outcome unknown: resend, or refresh to see the outcome. */
  'contract.resend': emptyPayload,
  'contract.checkStatus': emptyPayload,
  'contract.close': emptyPayload,
});
