import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const deskAdjustEvents = defineEvents({
  'deskAdjust.typeName': z.object({ value: visible(z.string()) }),
  'deskAdjust.find': emptyPayload,
  'deskAdjust.changeMember': emptyPayload,
  'deskAdjust.choosePurse': z.object({ purse: z.enum(['main', 'points']) }),
  'deskAdjust.chooseDirection': z.object({ direction: z.enum(['give', 'take']) }),
  'deskAdjust.typeAmount': z.object({ value: visible(z.string()) }),
  'deskAdjust.typeReason': z.object({ value: visible(z.string()) }),
  'deskAdjust.submit': emptyPayload,
  'deskAdjust.confirm': emptyPayload,
  'deskAdjust.back': emptyPayload,
  /** Outcome unknown: resend with the same key. */
  'deskAdjust.resend': emptyPayload,
  /** Back to the list: done, outcome unknown, or cancelled. */
  'deskAdjust.close': emptyPayload,
});
