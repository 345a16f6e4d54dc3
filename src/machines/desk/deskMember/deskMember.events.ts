import * as z from 'zod/mini';
import { closing } from '../../../api/contract/desk/deskLines.ts';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** What an operator does about a member's line. */
export const lineAct = z.enum(['move', 'freeze', 'unfreeze', 'close']);
export type LineAct = z.infer<typeof lineAct>;

export const deskMemberEvents = defineEvents({
  'deskMember.typeName': z.object({ value: visible(z.string()) }),
  'deskMember.find': emptyPayload,
  'deskMember.start': z.object({ act: lineAct }),
  'deskMember.typeUpline': z.object({ value: visible(z.string()) }),
  'deskMember.typeReason': z.object({ value: visible(z.string()) }),
  'deskMember.chooseClosing': z.object({ closing }),
  'deskMember.confirm': emptyPayload,
  'deskMember.cancel': emptyPayload,
  /** Outcome unknown: resend with the same key, or look at the member. */
  'deskMember.resend': emptyPayload,
  'deskMember.checkStatus': emptyPayload,
});
