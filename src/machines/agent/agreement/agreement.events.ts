import * as z from 'zod/mini';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** Actions of either side on an existing agreement (decision M8). */
export const actChoice = z.enum([
  'accept',
  'decline',
  'withdraw',
  'requestTermination',
  'acceptTermination',
  'declineTermination',
  'withdrawTermination',
]);

export const agreementEvents = defineEvents({
  'agreement.retry': emptyPayload,
  'agreement.refresh': emptyPayload,
  /** An allowed action; it is confirmed before it is sent. */
  'agreement.choose': z.object({ act: actChoice }),
  'agreement.back': emptyPayload,
  /** The member has seen which agreements below end as a result. */
  'agreement.acknowledge': z.object({ yes: z.boolean() }),
  'agreement.submit': emptyPayload,
  /** Outcome unknown: resend, or refresh to see the outcome. */
  'agreement.resend': emptyPayload,
  'agreement.checkStatus': emptyPayload,
  'agreement.close': emptyPayload,
});
