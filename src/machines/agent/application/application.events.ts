import * as z from 'zod/mini';
import { joinChannel } from '../../../api/contract/agent/join.ts';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const applicationEvents = defineEvents({
  'application.typePlayers': z.object({ value: visible(z.string()) }),
  'application.typePlan': z.object({ value: visible(z.string()) }),
  'application.typeContact': z.object({ value: secret(z.string()) }),
  'application.toggleChannel': z.object({ channel: joinChannel }),
  'application.agree': z.object({ agreed: z.boolean() }),
  'application.submit': emptyPayload,
  /** Outcome unknown: resend with the same key, or load again what the server has. */
  'application.resend': emptyPayload,
  'application.checkStatus': emptyPayload,
  'application.withdraw': emptyPayload,
  'application.confirm': emptyPayload,
  'application.cancel': emptyPayload,
});
