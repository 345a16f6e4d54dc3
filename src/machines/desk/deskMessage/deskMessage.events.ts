import * as z from 'zod/mini';
import { noteKind, noteTo } from '../../../api/contract/desk/deskMessages.ts';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';
import { deskPlace } from '../deskPage/deskPage.events.ts';

/** What is typed: for whom, and the words in both languages. */
export const noteField = z.enum(['username', 'titleEN', 'textEN', 'titleTH', 'textTH']);
export type NoteField = z.infer<typeof noteField>;

export const deskMessageEvents = defineEvents({
  'deskMessage.chooseTo': z.object({ to: noteTo }),
  'deskMessage.chooseKind': z.object({ kind: noteKind }),
  'deskMessage.type': z.object({ field: noteField, value: visible(z.string()) }),
  'deskMessage.submit': emptyPayload,
  'deskMessage.confirm': emptyPayload,
  'deskMessage.back': emptyPayload,
  /** To where the menu leads; asks first where something would be lost. */
  'deskMessage.leave': z.object({ next: deskPlace }),
  'deskMessage.discard': emptyPayload,
  /** Outcome unknown: resend with the same key. */
  'deskMessage.resend': emptyPayload,
  /** A new message: sent, or outcome unknown. */
  'deskMessage.renew': emptyPayload,
});
