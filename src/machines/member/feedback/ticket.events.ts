import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const ticketEvents = defineEvents({
  'ticket.retry': emptyPayload,
  'ticket.refresh': emptyPayload,
  'ticket.type': z.object({ value: visible(z.string()) }),
  'ticket.reply': emptyPayload,
  /** It is solved. */
  'ticket.solve': emptyPayload,
  'ticket.reopen': emptyPayload,
  'ticket.resend': emptyPayload,
  'ticket.checkStatus': emptyPayload,
  /** Back to the list. */
  'ticket.leave': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
